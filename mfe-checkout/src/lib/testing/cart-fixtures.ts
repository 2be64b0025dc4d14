/** Carts and responses for the tests of this remote. */
import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem } from 'shared-contracts/bus/topics';

export const CART_ID = 'cart-0123456789-0123456789';

export const anItem = (over: Partial<CartItem> = {}): CartItem => ({
  sku: 'W-1',
  name: 'Carmenère Gran Reserva',
  product_type: 'Wine',
  slug: 'carmenere-gran-reserva',
  price: 12990,
  reference_price: null,
  stock: 12,
  brand: { name: 'Viña Prueba', slug: 'vina-prueba' },
  year: 2021,
  format: null,
  frontend_image: '/storage/products/carmenere',
  ...over,
});

export const aLine = (over: Partial<CartLine> = {}): CartLine => {
  const { qty = 2, image = '', ...item } = over;
  return { ...anItem(item as Partial<CartItem>), image, qty };
};

export const aCart = (items: CartLine[] = [aLine()], id = CART_ID): Cart => ({
  id,
  items,
  total: items.reduce((sum, { price, qty }) => sum + price * qty, 0),
  total_without_discount: items.reduce(
    (sum, { price, qty, reference_price }) => sum + Number(reference_price ?? price) * qty,
    0,
  ),
});

/** Stores a cart in the browser like an earlier visit. */
export const keepCart = (cart: Cart): void => {
  localStorage.setItem('cartId', cart.id);
  localStorage.setItem('cart', JSON.stringify(cart.items));
  localStorage.setItem('cart_total', String(cart.total));
  localStorage.setItem('cart_total_w_discount', String(cart.total_without_discount));
};
