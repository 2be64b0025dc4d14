/** The main control of each page, for `pnpm bench use`. */
import type { Control } from './watch-press.ts';

export interface Use {
  title: string;
  path: string;
  /** Two presses in turn. */
  controls: readonly [Control, Control];
  /** Whether the shopper adds a product on this page before. */
  cartFrom?: { path: string; control: Control };
}

const ADD = 'Agregar al carrito';
const MORE = 'Aumentar cantidad';
const twiceThe = (control: Control): [Control, Control] => [control, control];
/** The second press is another one, because a second addition of the same quantity changes nothing. */
const addThenMore = (within: string): [Control, Control] => [
  { within, name: ADD },
  { within, name: MORE },
];

export const usesOf = ({ product, article }: { product: string; article: string }): Use[] => {
  const buy = { within: 'main', name: ADD };
  return [
    { title: 'home: add a card', path: '/', controls: addThenMore('main article') },
    { title: 'list: add a card', path: '/vinos', controls: addThenMore('main article') },
    {
      title: 'list: open the filters, choose one',
      path: '/vinos',
      controls: [
        { within: 'main', name: 'Filtrar' },
        { within: 'dialog[open]', selector: 'input[type=checkbox]' },
      ],
    },
    { title: 'product: add', path: product, controls: addThenMore('main') },
    {
      title: 'cart: one more',
      path: '/carrito',
      controls: twiceThe({ within: 'main li', name: MORE }),
      cartFrom: { path: product, control: buy },
    },
    {
      title: 'article: open the search',
      path: article,
      controls: twiceThe({ within: 'header, nav', name: 'Buscar' }),
    },
  ];
};
