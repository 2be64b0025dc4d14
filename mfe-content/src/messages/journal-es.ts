/** Texts of the journal. Only text pages load them. */
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
export default es;
