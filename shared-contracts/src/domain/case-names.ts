import type { Locale } from '../locale.ts';

/** Line of an order that may be in a mixed case. */
interface CaseLine {
  case_id?: string | null | undefined;
  case_size?: number | null | undefined;
}

const WORDS: Record<Locale, (number: number, size: number) => string> = {
  es: (number, size) => `Caja ${number} (de ${size})`,
  en: (number, size) => `Case ${number} (of ${size})`,
};

/** Names the case of a line: "Caja 2 (de 6)". Cases are numbered in the order of their lines. Empty without a case. */
export const caseNames = (lines: readonly CaseLine[], locale: Locale): ((line: CaseLine) => string) => {
  const ids = [...new Set(lines.flatMap(({ case_id }) => case_id ?? []))];
  return ({ case_id, case_size }) =>
    case_id && case_size ? WORDS[locale](ids.indexOf(case_id) + 1, case_size) : '';
};
