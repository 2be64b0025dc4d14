import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts/locale';

export type ProductCardProps = {
  name: string;
  href: string;
  locale: Locale;
  brand?: string;
  year?: number | null;
  /** Grape, milk or volume: one short fact after the year. */
  detail?: string;
  /** Picture base of 4:5, see Picture. */
  picture: string;
  /** Shown under the pointer instead of the first; loaded when that comes near. */
  secondPicture?: string | null;
  /** CLP. */
  price: number;
  reference?: number | string | null;
  /** Tag on the picture, e.g. "Oferta". */
  label?: string | null;
  soldOut?: boolean;
  /** Units that may be bought. */
  max: number;
  /** Where the counter starts: what the cart holds already, else 1. Give the card a new key to start again. */
  initialQuantity?: number;
  /** The shopper wants this many. */
  onAdd?: (quantity: number) => void;
  /** Units of it that the cart holds. */
  inCart?: number;
  /** The shopper has just pressed the button, and the cart has taken it: `inCart` stands out. */
  added?: boolean;
  /** An add is under way. */
  busy?: boolean;
  /** In place of the counter, e.g. the choice of a gourmet format. */
  counter?: ReactNode;
  /** In the first screen: its picture is loaded at once. */
  priority?: boolean;
  /** Level of its heading: 2 right under the page's title, 3 in a section. */
  level?: 2 | 3;
  /** How wide the card is, as in `<img sizes>`. */
  sizes?: string;
};
