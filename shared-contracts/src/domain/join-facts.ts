/** Stands between two short facts. The dot stays with the fact before it: a line that wraps never begins with one. */
export const FACT_SEPARATOR = '\u00a0· ';

type Fact = string | number | null | undefined | false;

/** Short facts in one line: "2021 · Carmenère". Unknown facts leave no dot behind. */
export const joinFacts = (facts: readonly Fact[]): string =>
  facts.filter(Boolean).join(' · ').replaceAll(' · ', FACT_SEPARATOR);
