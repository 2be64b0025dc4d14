/** Questions and refusals of the tools. */
import type { CartItem } from 'shared-contracts/bus/topics';
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import type { ToolQuestion } from 'shared-contracts/tools/run-tool';

const es = {
  add: (quantity: number, { name, price }: CartItem): ToolQuestion => ({
    title: '¿Agregar al carrito?',
    description: `${quantity} × «${name}»\n${formatClp(price)} cada una, ${formatClp(price * quantity)} en total.`,
    confirm: 'Agregar',
  }),
  apply: (code: string): ToolQuestion => ({
    title: '¿Aplicar el cupón?',
    description: `Cupón «${code}», a tu carrito.`,
    confirm: 'Aplicar',
  }),
  empty: 'El carrito está vacío. Agrega un producto primero.',
  noFormat: 'El producto no tiene ese formato.',
  soldOut: 'El producto está agotado.',
  tooMany: (left: number): string => `Se pueden agregar hasta ${left}.`,
  notAdded: 'No se pudo agregar. Inténtalo de nuevo.',
};
const en: typeof es = {
  add: (quantity, { name, price }) => ({
    title: 'Add to the cart?',
    description: `${quantity} × “${name}”\n${formatClp(price)} each, ${formatClp(price * quantity)} in total.`,
    confirm: 'Add',
  }),
  apply: (code) => ({
    title: 'Apply the coupon?',
    description: `Coupon “${code}”, to your cart.`,
    confirm: 'Apply',
  }),
  empty: 'The cart is empty. Add a product first.',
  noFormat: 'The product does not have this format.',
  soldOut: 'The product is sold out.',
  tooMany: (left) => `Up to ${left} can be added.`,
  notAdded: 'It could not be added. Try again.',
};

export const TOOL_WORDS: Record<Locale, typeof es> = { es, en };
