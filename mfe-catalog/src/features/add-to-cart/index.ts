export { useAddToCart } from 'shared-kit/add-to-cart/use-add-to-cart';
export { AddToCartCounter } from 'shared-kit/add-to-cart/views';
export { AddedStatus, CatalogueCard } from './cards.tsx';
