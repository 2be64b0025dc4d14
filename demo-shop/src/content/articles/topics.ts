import type { SeedTopic } from 'api/seed';

/** What the journal writes about, in the order of its filter. */
export const TOPICS = [
  { slug: 'vinas', label: { es: 'Viñas y cepas', en: 'Vineyards and grapes' } },
  { slug: 'mesa', label: { es: 'La mesa', en: 'The table' } },
  { slug: 'guias', label: { es: 'Guías de la casa', en: 'House guides' } },
  { slug: 'barra', label: { es: 'La barra', en: 'The bar' } },
  { slug: 'regalos', label: { es: 'Regalos', en: 'Gifts' } },
] as const satisfies readonly SeedTopic[];
export type TopicSlug = (typeof TOPICS)[number]['slug'];
