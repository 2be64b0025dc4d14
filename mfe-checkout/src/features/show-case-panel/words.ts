/** Texts of the panel in both languages, bundled with it. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  toCase: 'Ver mi caja',
  close: 'Ocultar la caja',
  add: '+ Caja',
  addThis: 'Agregar este vino',
};
const en: typeof es = {
  toCase: 'See my case',
  close: 'Hide the case',
  add: '+ Case',
  addThis: 'Add this wine',
};
export const PANEL_WORDS: Record<Locale, typeof es> = { es, en };
