import type { Block } from 'shared-contracts/api/content.schema';
import type { Locale } from 'shared-contracts/locale';
import { type Basis, PURPOSES, type Purpose } from '../../personal-data/purposes.ts';

const BASIS: Record<Basis, Record<Locale, string>> = {
  contract: { es: 'Base: el contrato contigo.', en: 'Basis: the contract with you.' },
  'legal-duty': { es: 'Base: la ley.', en: 'Basis: the law.' },
  consent: { es: 'Base: tu consentimiento.', en: 'Basis: your consent.' },
  'legitimate-interest': {
    es: 'Base: nuestro interés legítimo en una tienda segura y que funcione.',
    en: 'Basis: our legitimate interest in a shop that is safe and works.',
  },
};

/** Purposes that concern the people who work in the shop, not its customers. */
const INTERNAL: readonly string[] = ['staff'];

const factsOf = (value: (purpose: Purpose) => string, locale: Locale): Block => ({
  kind: 'facts',
  rows: Object.entries(PURPOSES)
    .filter(([key]) => !INTERNAL.includes(key))
    .map(([, purpose]) => ({ label: purpose.name[locale], value: [{ kind: 'text', text: value(purpose) }] })),
});

/** Tables of the policy by the anchor of their heading. */
const TABLES: Record<string, (locale: Locale) => Block> = {
  'que-datos': (locale) => factsOf(({ data, basis }) => `${data[locale]} ${BASIS[basis][locale]}`, locale),
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
