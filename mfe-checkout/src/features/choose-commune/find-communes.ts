import type { Commune } from 'shared-contracts/api/regions.schema';

/** Without accents and case: who types on a phone leaves them out. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Those whose name holds what was typed, in their order; first those that begin with it. */
export const findCommunes = (communes: readonly Commune[], typed: string): readonly Commune[] => {
  const sought = plain(typed);
  const found = communes.filter(({ name }) => plain(name).includes(sought));
  const isBegun = ({ name }: Commune) => plain(name).startsWith(sought);
  return [...found.filter(isBegun), ...found.filter((commune) => !isBegun(commune))];
};
