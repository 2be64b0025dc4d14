/** Body in the sommelier's guide: three labels for the five steps of the wine page. */
import type { Bilingual } from '../products/bilingual.ts';

export const BODIES: readonly { value: string; label: Bilingual; range: readonly [number, number] }[] = [
  { value: 'light', label: { es: 'Ligero', en: 'Light' }, range: [1, 2] },
  { value: 'medium', label: { es: 'Medio', en: 'Medium' }, range: [3, 3] },
  { value: 'full', label: { es: 'Con cuerpo', en: 'Full' }, range: [4, 5] },
];
