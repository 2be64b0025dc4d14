import type { Block } from 'shared-contracts/api/content.schema';
import type { Locale } from 'shared-contracts/locale';
import { BASES, PURPOSES, type Purpose } from '../../personal-data/purposes.ts';

const factsOf = (value: (purpose: Purpose) => string, locale: Locale): Block => ({
  kind: 'facts',
  rows: Object.entries(PURPOSES)
    // Concerns the people who work in the shop, not its customers.
    .filter(([key]) => key !== 'staff')
    .map(([, purpose]) => ({ label: purpose.name[locale], value: [{ kind: 'text', text: value(purpose) }] })),
});

/** Tables of the policy by the anchor of their heading. */
const TABLES: Record<string, (locale: Locale) => Block> = {
  'que-datos': (locale) => factsOf(({ data, basis }) => `${data[locale]} ${BASES[basis][locale]}`, locale),
  'cuanto-tiempo': (locale) => factsOf(({ term }) => term[locale], locale),
};

/**
 * Puts the tables of the map of personal data (`personal-data`) below their headings. A table that was
 * typed there by hand is replaced, so that the policy never says something else than the shop does.
 */
export const withDataTables = (blocks: readonly Block[], locale: Locale): Block[] =>
  blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    if (block.kind === 'facts' && before?.kind === 'heading' && TABLES[before.id]) return [];
    const table = block.kind === 'heading' ? TABLES[block.id] : undefined;
    return table ? [block, table(locale)] : [block];
  });
