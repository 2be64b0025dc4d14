import type { Locale } from 'shared-contracts/locale';

type QuantityWords = { group: string; less: string; more: string };

/** Tests rely on these names (docs/product/screen-words.md). */
export const quantityMessages: Record<Locale, QuantityWords> = {
  es: { group: 'Cantidad', less: 'Disminuir cantidad', more: 'Aumentar cantidad' },
  en: { group: 'Quantity', less: 'Decrease quantity', more: 'Increase quantity' },
};
