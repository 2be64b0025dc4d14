import type { ProductCard as Product } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { usePurchase } from 'shared-kit/add-to-cart/use-purchase';
import { useLocale } from 'shared-kit/locale';
import { ProductCard } from 'shared-ui/product-card';
import { CARD_SIZES } from '../../lib/card-sizes.ts';
import { PurchaseCounter } from './purchase-counter.tsx';

interface CatalogueCardProps {
  product: Product;
  /** Loads the picture eagerly: the card is in the first viewport. */
  priority?: boolean;
}

/** Product card with counter and add-to-cart button. */
export const CatalogueCard = ({ product, priority }: CatalogueCardProps) => {
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
      secondPicture={product.frontend_cover_image}
      price={purchase.item.price}
      reference={purchase.item.reference_price}
      label={product.label ? product.label_text : null}
      soldOut={purchase.soldOut}
      max={purchase.limit}
      counter={<PurchaseCounter product={product} state={state} size="small" />}
      onAdd={state.add}
      inCart={purchase.inCart}
      added={state.added}
      busy={state.busy}
      priority={priority}
      sizes={CARD_SIZES}
    />
  );
};
