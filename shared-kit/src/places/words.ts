import type { Locale } from 'shared-contracts/locale';

/** Texts of the selects of region and commune. */
const es = {
  chooseRegion: 'Elige una región',
  regionFirst: 'Elige primero la región',
  chooseCommune: 'Elige una comuna',
  loadingCommunes: 'Cargando comunas…',
  placesFailed: 'No pudimos cargar las regiones y comunas.',
};
const en: typeof es = {
  chooseRegion: 'Choose a region',
  regionFirst: 'Choose the region first',
  chooseCommune: 'Choose a commune',
  loadingCommunes: 'Loading communes…',
  placesFailed: 'We could not load the regions and communes.',
};
export const PLACE_WORDS: Record<Locale, typeof es> = { es, en };
