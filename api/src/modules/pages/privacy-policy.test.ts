import type { Block } from 'shared-contracts/api/content.schema';
import { LOCALES } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { KEEP_DAYS, PURPOSES } from '../../personal-data/purposes.ts';
import { withDataTables } from './privacy-policy.ts';

const heading = (id: string): Block => ({ kind: 'heading', level: 2, text: id, id });
const typed: Block = {
  kind: 'facts',
  rows: [{ label: 'Cuenta', value: [{ kind: 'text', text: '3 días' }] }],
};
const text: Block = { kind: 'paragraph', content: [{ kind: 'text', text: 'Después' }] };
const kindsOf = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

describe.each(LOCALES)('the privacy policy in %s', (locale) => {
  it('has the tables of the map below their headings, in place of typed ones', () => {
    const blocks = [
      heading('que-datos'),
      typed,
      text,
      heading('cuanto-tiempo'),
      text,
      heading('derechos'),
      typed,
    ];
    const policy = withDataTables(blocks, locale);
    expect(kindsOf(policy)).toEqual([
      ...['heading', 'facts', 'paragraph'],
      ...['heading', 'facts', 'paragraph'],
      ...['heading', 'facts'],
    ]);
    expect(policy[1]).not.toEqual(typed);
    expect(policy.at(-1)).toEqual(typed);
  });

  it('states how many days personal data is kept', () => {
    const { messages, reservations, transferProofs, pendingNewsletter, guestAddresses, guestCarts } =
      KEEP_DAYS;
    const told = [messages, reservations, transferProofs, pendingNewsletter, guestAddresses, guestCarts];
    const terms = JSON.stringify(withDataTables([heading('cuanto-tiempo')], locale));
    for (const days of told) expect(terms).toMatch(new RegExp(`\\b${days} (días|days)`));
  });

  it('says nothing about the people who work in the shop', () => {
    expect(JSON.stringify(withDataTables([heading('que-datos')], locale))).not.toContain(
      PURPOSES.staff.name[locale],
    );
  });
});
