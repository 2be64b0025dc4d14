/**
 * Separates two short facts. The no-break space keeps the dot with the fact before it,
 * so no line starts with a dot.
 */
export const FACT_SEPARATOR = '\u00a0· ';

type Fact = string | number | null | undefined | false;

/** Joins short facts into one line: "2021 · Carmenère". Skips unknown facts together with their dot. */
export const joinFacts = (facts: readonly Fact[]): string =>
  facts.filter(Boolean).join(' · ').replaceAll(' · ', FACT_SEPARATOR);
