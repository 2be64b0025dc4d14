import type { Locale } from 'shared-contracts/locale';

/** Tests rely on these names (docs/product/screen-words.md). */
export const stepperMessages: Record<Locale, { name: string; done: string }> = {
  es: { name: 'Pasos de la compra', done: 'Listo' },
  en: { name: 'Purchase steps', done: 'Done' },
};
