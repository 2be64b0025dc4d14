import type { Locale } from 'shared-contracts/locale';

export const priceMessages = {
  es: { now: 'Precio', before: 'Antes' },
  en: { now: 'Price', before: 'Before' },
} satisfies Record<Locale, { now: string; before: string }>;
