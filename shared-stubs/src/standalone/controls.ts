import { CART_SITUATIONS, isCartSituation } from '../host/cart-situations.ts';
import type { Choice } from '../panel/choices-section.tsx';
import type { Choices } from './choices.ts';

export interface SamplePath {
  pattern: string;
  path: string;
}

interface ControlsInput {
  choices: Choices;
  /** Pages of the remote. */
  paths: readonly SamplePath[];
  /** Current path and query without the choices. */
  path: string;
  actions: { choose(choices: Partial<Choices>): void; go(href: string): void };
}

const CARTS = Object.fromEntries(
  Object.entries(CART_SITUATIONS).map(([situation, { label }]) => [situation, label]),
);

/** Values that the stub host gives the remote, as selects of the panel. Each choice is written to the address. */
export const controlsOf = ({ choices, paths, path, actions }: ControlsInput): Choice[] => [
  {
    label: 'Language',
    value: choices.locale,
    options: { es: 'Español', en: 'English' },
    onChosen: (value) => actions.choose({ locale: value === 'en' ? 'en' : 'es' }),
  },
  {
    label: 'Session',
    value: choices.session,
    options: { visitor: 'Visitor', customer: 'Customer' },
    onChosen: (value) => actions.choose({ session: value === 'customer' ? 'customer' : 'visitor' }),
  },
  {
    label: 'Cart',
    value: choices.cart,
    options: CARTS,
    onChosen: (value) => isCartSituation(value) && actions.choose({ cart: value }),
  },
  {
    label: 'Page',
    value: path,
    options: Object.fromEntries(paths.map((sample) => [sample.path, sample.pattern])),
    onChosen: actions.go,
  },
];
