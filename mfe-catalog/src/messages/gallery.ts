/** Texts of the picture zoom in both languages, in its own chunk. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  closer: 'Acercar',
  farther: 'Alejar',
  area: 'Foto ampliada: desplázate con las flechas',
};
const en: typeof es = {
  closer: 'Zoom in',
  farther: 'Zoom out',
  area: 'Enlarged picture: move with the arrow keys',
};
export const galleryWords: Record<Locale, typeof es> = { es, en };
