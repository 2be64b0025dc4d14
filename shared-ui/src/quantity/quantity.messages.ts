import type { Locale } from 'shared-contracts/locale';

type QuantityWords = { group: string; less: string; more: string };

/** Names of DESIGN §10. */
export const quantityMessages: Record<Locale, QuantityWords> = {
  es: { group: 'Cantidad', less: 'Disminuir cantidad', more: 'Aumentar cantidad' },
  en: { group: 'Quantity', less: 'Decrease quantity', more: 'Increase quantity' },
};
