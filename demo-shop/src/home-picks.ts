/** Wines of the home page's first row, by slug, in this order. */
export const HOME_PICKS: readonly string[] = [
  'cordillera-alta-cabernet-sauvignon',
  'bruma-de-mar-sauvignon-blanc',
  'loma-zorzal-cinsault',
  'burbuja-lenta-brut',
  'casona-peumal-carmenere',
  'piedra-lluvia-pinot-noir',
  'marea-quieta-chardonnay',
  'molino-del-tutuven-carignan',
];
