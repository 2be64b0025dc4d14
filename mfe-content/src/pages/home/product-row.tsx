import type { Home } from 'shared-contracts/api/pages.schema';
import { Island } from 'shared-kit/island';
import { BuyableCard } from '../../features/add-to-cart/index.ts';
import styles from './product-row.module.css';
import { SectionHead } from './section-head.tsx';

interface ProductRowProps {
  id: string;
  row: Home['picks'];
}

/** Row of product cards. Renders nothing when there are none. */
export const ProductRow = ({ id, row: { title, link, products } }: ProductRowProps) =>
  products.length > 0 && (
    <section className="container" aria-labelledby={id}>
      <SectionHead id={id} title={title} link={link} />
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.sku}>
            <Island>
              <BuyableCard product={product} />
            </Island>
          </li>
        ))}
      </ul>
    </section>
  );
