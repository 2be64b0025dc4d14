/** Texts of cases in the cart in both languages, bundled with their lines. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  kind: 'Caja armada',
  name: (size: number): string => `Caja de ${size} botellas`,
  open: (size: number): string => `Ver las ${size} botellas`,
  bottle: (count: number, name: string): string => `${count} × ${name}`,
  saving: (amount: string): string => `Ahorras ${amount} por caja`,
  soldOut: (name: string): string => `${name} se agotó.`,
  few: (name: string, left: number): string =>
    left === 0
      ? `No quedan botellas de ${name} para esta caja.`
      : left === 1
        ? `Queda 1 botella de ${name}.`
        : `Quedan ${left} botellas de ${name}.`,
  exchange: (name: string, price: string): string => `Cambiar por ${name} (${price})`,
  noExchange: 'Elimina la caja o ajusta la cantidad para continuar.',
};
const en: typeof es = {
  kind: 'Mixed case',
  name: (size) => `Case of ${size} bottles`,
  open: (size) => `See the ${size} bottles`,
  bottle: (count, name) => `${count} × ${name}`,
  saving: (amount) => `You save ${amount} per case`,
  soldOut: (name) => `${name} is sold out.`,
  few: (name, left) =>
    left === 0
      ? `No bottles of ${name} are left for this case.`
      : left === 1
        ? `1 bottle of ${name} is left.`
        : `${left} bottles of ${name} are left.`,
  exchange: (name, price) => `Exchange for ${name} (${price})`,
  noExchange: 'Remove the case or lower its number to continue.',
};

export const CASE_LINE_WORDS: Record<Locale, typeof es> = { es, en };
