/** Question before the products of a link are added. */
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import type { Addition } from '../../lib/addition/find-addition.ts';

interface Around {
  /** Units in the cart. */
  inCart: number;
  /** Products of the link that cannot be added. */
  missing: number;
}

interface Question {
  title: string;
  description: string;
}

interface Words {
  ask: (additions: readonly Addition[], around: Around) => Question & { confirm: string };
  nothing: Question;
}

const linesOf = (additions: readonly Addition[]): string[] =>
  additions.map(({ item, quantity }) => `${quantity} × ${item.name}, ${formatClp(item.price * quantity)}`);

export const LINK_WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    ask: (additions, { inCart, missing }) => ({
      title: '¿Agregar al carrito?',
      description: [
        ...linesOf(additions),
        ...(inCart > 0 ? [`Tu carrito ya tiene ${inCart}. Lo que hay se queda.`] : []),
        ...(missing > 0 ? [`No se pueden agregar: ${missing}.`] : []),
      ].join('\n'),
      confirm: 'Agregar',
    }),
    nothing: {
      title: 'No hay nada que agregar',
      description: 'Los productos del enlace están agotados o ya no se venden.',
    },
  },
  en: {
    ask: (additions, { inCart, missing }) => ({
      title: 'Add to the cart?',
      description: [
        ...linesOf(additions),
        ...(inCart > 0 ? [`Your cart already has ${inCart}. They stay.`] : []),
        ...(missing > 0 ? [`Cannot be added: ${missing}.`] : []),
      ].join('\n'),
      confirm: 'Add',
    }),
    nothing: {
      title: 'There is nothing to add',
      description: 'The products of the link are sold out or no longer sold.',
    },
  },
};
