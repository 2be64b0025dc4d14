/** Texts of the add-to-cart views. Each remote passes its own texts, which it loads in one language only. */
export interface CartWords {
  /** Accessible name of the counter. */
  quantity: string;
  less: string;
  more: string;
  /** Accessible name of the chosen format. */
  format: string;
  /** Name of a format without a weight. */
  unit: string;
  added: (name: string, qty: number) => string;
}
