/** Texts of the panel, in its chunk, so that other pages do not load them. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  commune: 'Tu comuna',
  ask: 'Ver cuándo llega',
  arrives: (commune: string, days: string): string => `A ${commune} llega ${days}.`,
  arrivesIn: (commune: string, time: string): string => `A ${commune} llega en ${time}.`,
  price: (price: string): string => `Despacho: ${price}.`,
  freeFrom: (amount: string): string => `Gratis desde ${amount}.`,
  within: (time: string): string => `en ${time}`,
  fastest: (when: string, price: string): string => `También puede llegar ${when}, por ${price}.`,
  change: 'Cambiar comuna',
  unknown: 'No despachamos a esa comuna, o no la conocemos con ese nombre.',
  failed: 'No pudimos calcular la llegada. Intenta más tarde.',
};
const en: typeof es = {
  commune: 'Your commune',
  ask: 'See when it arrives',
  arrives: (commune: string, days: string): string => `It arrives in ${commune} ${days}.`,
  arrivesIn: (commune: string, time: string): string => `It arrives in ${commune} in ${time}.`,
  price: (price: string): string => `Delivery: ${price}.`,
  freeFrom: (amount: string): string => `Free from ${amount}.`,
  within: (time: string): string => `in ${time}`,
  fastest: (when: string, price: string): string => `It can also arrive ${when}, for ${price}.`,
  change: 'Change commune',
  unknown: 'We do not deliver to that commune, or do not know it by that name.',
  failed: 'We could not work out the arrival. Try again later.',
};
export const WORDS: Record<Locale, typeof es> = { es, en };
