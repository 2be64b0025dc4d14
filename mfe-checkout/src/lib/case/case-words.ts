/** Texts about a case that is being built, in both languages. Bundled with the page and the panel of cases. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  places: 'Tu caja',
  remove: (name: string) => `Sacar una botella de ${name}`,
  emptyPlace: 'Lugar libre',
  missing: (missing: number, size: number) =>
    missing === 1 ? `Te falta 1 de ${size}` : `Te faltan ${missing} de ${size}`,
  tooMany: (extra: number) => (extra === 1 ? 'Sobra 1 botella: sácala' : `Sobran ${extra} botellas: sácalas`),
  different: (missing: number) =>
    missing === 1 ? 'Elige 1 vino distinto más' : `Elige ${missing} vinos distintos más`,
  wrongType: 'Una de las botellas no puede ir en la caja: sácala',
  full: 'Tu caja está completa',
  saves: (amount: string) => `ahorras ${amount}`,
  perBottle: (amount: string) => `${amount} por botella`,
  addBottle: (name: string) => `Agregar ${name} a la caja`,
  delivery: (commune: string, amount: string) => `Despacho a ${commune}: ${amount}`,
  free: 'gratis',
};
const en: typeof es = {
  places: 'Your case',
  remove: (name) => `Take out a bottle of ${name}`,
  emptyPlace: 'Free place',
  missing: (missing, size) => `${missing} of ${size} to go`,
  tooMany: (extra) =>
    extra === 1 ? '1 bottle too many: take it out' : `${extra} bottles too many: take them out`,
  different: (missing) =>
    missing === 1 ? 'Choose 1 more different wine' : `Choose ${missing} more different wines`,
  wrongType: 'One of the bottles cannot go into the case: take it out',
  full: 'Your case is full',
  saves: (amount) => `you save ${amount}`,
  perBottle: (amount) => `${amount} per bottle`,
  addBottle: (name) => `Add ${name} to the case`,
  delivery: (commune, amount) => `Delivery to ${commune}: ${amount}`,
  free: 'free',
};
export const CASE_WORDS: Record<Locale, typeof es> = { es, en };
