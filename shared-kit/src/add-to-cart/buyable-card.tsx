import type { ProductCard as Product } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { ProductCard } from 'shared-ui/product-card';
import { useLocale } from '../locale.ts';
import { AddToCartCounter } from './add-to-cart-counter.tsx';
import type { FormatCounterWords } from './format-counter.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export interface BuyableCardProps {
  product: Product;
  words: FormatCounterWords;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Shows the product's second picture while the pointer is over the card. */
  hasSecondPicture?: boolean;
  /** Loads the picture eagerly: the card is in the first viewport. */
  priority?: boolean;
}

/** Product card whose counter and button use the add-to-cart model. */
export const BuyableCard = ({ product, words, sizes, hasSecondPicture, priority }: BuyableCardProps) => {
  const state = useAddToCart(product);
  const { addition } = state;
  const labelled = addition.format?.label ? addition.format : product;
  return (
    <ProductCard
      name={product.name_card || product.name}
      href={hrefOfProduct(product)}
      locale={useLocale()}
      brand={product.brand.name}
      year={product.year}
      detail={product.detail}
      picture={product.frontend_image}
      secondPicture={hasSecondPicture ? product.frontend_cover_image : undefined}
      price={addition.item.price}
      reference={addition.item.reference_price}
      label={labelled.label ? labelled.label_text : null}
      soldOut={addition.soldOut}
      max={addition.limit}
      counter={<AddToCartCounter product={product} state={state} words={words} size="small" />}
      onAdd={state.add}
      inCart={addition.inCart}
      favourite={product}
      added={state.added}
      busy={state.busy}
      priority={priority}
      sizes={sizes}
    />
  );
};
