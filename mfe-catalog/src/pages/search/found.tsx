import type { FoundContent } from 'shared-contracts/api/search.schema';
import { MAX_FOUND } from 'shared-contracts/domain/list-query';
import { isOutOfStock } from 'shared-contracts/domain/stock';
import { useLocale } from 'shared-kit/locale';
import { Pagination } from 'shared-ui/pagination';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { FIRST_ROW } from '../../lib/card-sizes.ts';
import productGrid from '../../lib/product-grid.module.css';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { understoodWords } from '../../messages/understood.ts';
import type { FoundProduct, Results } from './answer.ts';
import { FoundContentCard } from './found-content.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search.module.css';
import { hrefOfWanted, PER_PAGE, type Wanted } from './wanted.ts';

const Products = ({ products, first = 0 }: { products: readonly FoundProduct[]; first?: number }) => {
  const seen = useSeenList('search', products, first);
  return (
    <ul className={productGrid.grid} {...seen}>
      {products.map((product, index) => (
        <li key={product.sku}>
          <CatalogueCard product={product} priority={first === 0 && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
};

const Content = ({ items, title }: { items: readonly FoundContent[]; title: string }) => (
  <div className={styles.group}>
    <h2 className={styles.groupName}>{title}</h2>
    <ul className={productGrid.grid}>
      {items.map((item) => (
        <li key={`${item.product_type} ${item.slug}`}>
          <FoundContentCard item={item} />
        </li>
      ))}
    </ul>
  </div>
);

interface FoundProps {
  /** The search of the URL. Links keep it. */
  wanted: Wanted;
  /** The search that `results` answer. */
  shown: Wanted;
  results: Results;
}

/** Products, the nearest ones in stock beside sold-out ones or a few, then articles and events. */
export const Found = ({ wanted, shown, results }: FoundProps) => {
  const locale = useLocale();
  const words = understoodWords[locale];
  const { products, content, nearest, isContentFirst, total } = results;
  if (products.length === 0 && content.length === 0)
    return <NothingFound shown={shown} firstPage={total > 0 ? hrefOfWanted({ ...wanted, page: 1 }) : null} />;
  const isSoldOut = products.every(isOutOfStock);
  const texts = content.length > 0 && <Content items={content} title={words.content} />;
  return (
    <>
      {isContentFirst && texts}
      {products.length > 0 && (
        <div className={styles.group}>
          {/* Cards have headings of level 3, so the products need one of level 2. */}
          <h2 className={isContentFirst ? styles.groupName : 'visually-hidden'}>{words.products}</h2>
          <Products products={products} first={(shown.page - 1) * PER_PAGE} />
        </div>
      )}
      {nearest.length > 0 && (
        <div className={styles.group}>
          <h2 className={styles.groupName}>{isSoldOut ? words.nearest : words.similar}</h2>
          <Products products={nearest} first={products.length} />
        </div>
      )}
      {products.length > 0 && (
        <Pagination
          page={shown.page}
          perPage={PER_PAGE}
          total={Math.min(total, MAX_FOUND)}
          locale={locale}
          hrefFor={(page) => hrefOfWanted({ ...wanted, page })}
        />
      )}
      {!isContentFirst && texts}
    </>
  );
};
