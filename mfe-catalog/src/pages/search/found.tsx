import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import { useLocale } from 'shared-kit/locale';
import { Pagination } from 'shared-ui/pagination';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { FoundContentCard } from './found-content.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search.module.css';
import { hrefOfWanted, type Wanted } from './wanted.ts';

/** Cards in the first row of a phone. Their pictures load eagerly. */
const FIRST_ROW = 2;

/** Search results of all types, best match first. */
export const Found = ({ wanted, answer }: { wanted: Wanted; answer: SearchAnswer }) => {
  const locale = useLocale();
  const products = answer.data.filter((item) => 'sku' in item);
  const seen = useSeenList('search', products, (answer.current_page - 1) * answer.per_page);
  if (answer.data.length === 0) return <NothingFound wanted={wanted} isBeyondEnd={answer.total > 0} />;
  return (
    <>
      <ul className={styles.grid} {...seen}>
        {answer.data.map((item, index) => (
          <li key={`${item.product_type} ${item.slug}`}>
            {'sku' in item ? (
              <CatalogueCard product={item} priority={index < FIRST_ROW} />
            ) : (
              <FoundContentCard item={item} />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={answer.current_page}
        perPage={answer.per_page}
        total={answer.total}
        locale={locale}
        hrefFor={(page) => hrefOfWanted({ ...wanted, page })}
      />
    </>
  );
};
