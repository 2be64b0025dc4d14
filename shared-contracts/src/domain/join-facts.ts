type Fact = string | number | null | undefined | false;

/** Short facts in one line: "2021 · Carmenère". A line that wraps ends with the dot and never begins with it. */
export const joinFacts = (facts: readonly Fact[]): string =>
  facts.filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ');
