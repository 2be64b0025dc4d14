/** Texts of the journal. Only text pages load them. Both languages together are smaller than another request. */
import { useLocale } from 'shared-kit/locale';

const es = {
  filters: 'Elegir artículos',
  articles: (count: number): string => (count === 1 ? 'artículo' : 'artículos'),
  none: 'No hay artículos con eso. Prueba con otro tema o con otro año.',
  clear: 'Ver todos',
  related: 'Para seguir leyendo',
  products: 'De lo que hablamos',
  share: 'Compartir',
  shareOn: (network: string): string => `Compartir en ${network}`,
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
};
export type JournalWords = typeof es;

const en: JournalWords = {
  filters: 'Choose articles',
  articles: (count) => (count === 1 ? 'article' : 'articles'),
  none: 'No articles with that. Try another topic or another year.',
  clear: 'See all',
  related: 'To read on',
  products: 'What we spoke of',
  share: 'Share',
  shareOn: (network) => `Share on ${network}`,
  copy: 'Copy link',
  copied: 'Link copied',
};

export const useJournalWords = (): JournalWords => ({ es, en })[useLocale()];
