import type { ProductCard as Product } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { usePurchase } from 'shared-kit/add-to-cart/use-purchase';
import { useLocale } from 'shared-kit/locale';
import { ProductCard } from 'shared-ui/product-card';
import { PurchaseCounter } from './purchase-counter.tsx';

/** Two columns on phones, then at most a quarter of the page. */
const SIZES = '(width < 640px) 46vw, (width < 1280px) 23vw, 310px';

/** A product inside a page's content, as a card that can be bought from. */
export const BuyableCard = ({ product }: { product: Product }) => {
  const state = usePurchase(product);
  const { purchase } = state;
  return (
    <ProductCard
      name={product.name_card || product.name}
      href={hrefOfProduct(product)}
      locale={useLocale()}
      brand={product.brand.name}
      year={product.year}
      detail={product.detail}
      picture={product.frontend_image}
      price={purchase.item.price}
      reference={purchase.item.reference_price}
      label={product.label ? product.label_text : null}
      soldOut={purchase.soldOut}
      max={purchase.limit}
      counter={<PurchaseCounter product={product} state={state} />}
      onAdd={state.add}
      inCart={purchase.inCart}
      added={state.added}
      busy={state.busy}
      sizes={SIZES}
    />
  );
};
