import type { Locale } from 'shared-contracts/locale';

/** Names of DESIGN §10. */
export const stepperMessages: Record<Locale, { name: string; done: string }> = {
  es: { name: 'Pasos de la compra', done: 'Listo' },
  en: { name: 'Purchase steps', done: 'Done' },
};
