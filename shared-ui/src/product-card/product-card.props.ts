import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts/locale';

export type ProductCardProps = {
  name: string;
  href: string;
  locale: Locale;
  brand?: string;
  year?: number | null;
  /** One short fact after the year: grape, milk or volume. */
  detail?: string;
  /** `base` of a Picture with the aspect ratio 4:5. */
  picture: string;
  /** Replaces the first picture while the pointer is on the card. Loads when the pointer enters. */
  secondPicture?: string | null;
  /** CLP. */
  price: number;
  reference?: number | string | null;
  /** Tag on the picture, e.g. "Oferta". */
  label?: string | null;
  soldOut?: boolean;
  /** Highest quantity that can be added, usually the stock. */
  max: number;
  onAdd: () => void;
  /** Units in the cart. */
  inCart?: number;
  /** Whether to highlight `inCart`, because the cart has just confirmed the addition. */
  added?: boolean;
  /** Whether an addition is pending: the add button ignores clicks. */
  busy?: boolean;
  /** Chooses the quantity, or a gourmet format. */
  counter: ReactNode;
  /** Product of the heart. Without it, the card has none. */
  favourite?: { id: number; price: number };
  /** The card is in the first viewport: load its picture at once. */
  priority?: boolean;
  /** Width of the card, for `<img sizes>`. */
  sizes: string;
};
