import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { Pagination } from 'shared-ui/pagination';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { FIRST_ROW } from '../../lib/card-sizes.ts';
import { countBefore } from '../../lib/item-list.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { useSommelierWords } from '../../messages/sommelier.ts';
import type { Advice } from './advice.ts';
import styles from './fitting-wines.module.css';
import { hrefOfGuide } from './guide.ts';
import { titleOfWines } from './sommelier-head.ts';

const NONE: readonly never[] = [];

/** Recommended wines, each with its reason. Links to the first page when the page has none. */
export const FittingWines = ({ advice: { guide, choices, wines } }: { advice: Advice }) => {
  const words = useSommelierWords();
  const locale = useLocale();
  const seen = useSeenList('sommelier', wines?.data ?? NONE, wines ? countBefore(wines) : 0);
  if (!wines) return null;
  return (
    <section aria-labelledby="sommelier-wines" className={styles.wines}>
      <h2 id="sommelier-wines" tabIndex={-1} className={styles.heading}>
        {titleOfWines(choices, guide, words)}
      </h2>
      <ul className={styles.grid} {...seen}>
        {wines.data.map((wine, index) => (
          <li key={wine.sku} className={styles.wine}>
            <CatalogueCard product={wine} priority={index < FIRST_ROW} />
            <p className={styles.reason}>
              <span className={`small-caps ${styles.food}`}>{words.goesWith(wine.food.label)}</span>
              {wine.reason}
            </p>
          </li>
        ))}
      </ul>
      {wines.data.length === 0 ? (
        <ButtonLink href={hrefOfGuide({ ...guide, page: 1 })}>{words.firstPage}</ButtonLink>
      ) : (
        <Pagination
          page={wines.current_page}
          perPage={wines.per_page}
          total={wines.total}
          locale={locale}
          hrefFor={(page) => hrefOfGuide({ ...guide, page })}
        />
      )}
    </section>
  );
};
