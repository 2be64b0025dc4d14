import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from 'shared-contracts/api/content.schema';
import { DOCUMENT_SLUGS } from 'shared-contracts/api/documents';
import { formatClp } from 'shared-contracts/domain/money';
import { LOCALES } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { describe, expect, it } from 'vitest';
import { loadRegions } from '../src/regions.ts';
import { SELLER } from './seller.ts';
import { inlinesOf, itemsOf, pageOf, plainText, textsOf } from './texts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const headingsOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'heading');

/** Every text of the demo shop: documents, articles and events, each language. */
const TEXTS = LOCALES.flatMap((locale) => [
  ...DOCUMENT_SLUGS.map((slug) => [`${slug} ${locale}`, pageOf(slug, locale).blocks] as const),
  ...[...textsOf('article', locale), ...textsOf('event', locale)].map(
    ([slug, { blocks }]) => [`${slug} ${locale}`, blocks] as const,
  ),
]);

describe.each(TEXTS)('the text of %s', (_, blocks) => {
  it('links only to existing pages', () => {
    const paths = blocks
      .flatMap(inlinesOf)
      .flatMap((piece) => (piece.kind === 'link' && piece.href.startsWith('/') ? [piece.href] : []));
    const unknown = paths.filter((path) => !matchRoute(new URL(path, 'http://shop.invalid').pathname));
    expect(unknown).toEqual([]);
  });

  it('has sections with unique ids, each below its parent', () => {
    const headings = headingsOf(blocks);
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(headings[0]?.level ?? 2).toBe(2);
  });

  it('contains no Markdown syntax', () => {
    expect(plainText(blocks)).not.toMatch(/\*\*|\]\(|undefined/);
  });
});

it.each(DOCUMENT_SLUGS)('%s has the same section ids in both languages', (slug) => {
  const ids = (locale: 'es' | 'en') => headingsOf(pageOf(slug, locale).blocks).map(({ id }) => id);
  expect(ids('en')).toEqual(ids('es'));
});

describe('the demo shop', () => {
  const files = globSync('{content,catalogue}/**/*.{md,json,csv}', { cwd: ROOT });
  const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const those = (wrong: RegExp) => files.filter((_, at) => wrong.test(texts[at] ?? ''));

  it('promises no handwritten card: the shop prints it (docs/product/checkout.md#gift-box)', () => {
    expect(those(/ una tarjeta|on a card/).length).toBeGreaterThan(5);
    expect(
      those(
        /(?:tarjeta|mensaje|escrit[oa]|copiamos|pasamos) a mano|handwritten|(?:written|message|copy it) by hand/,
      ),
    ).toEqual([]);
  });

  it('sells no product with a card: the card comes with the gift box of the cart', () => {
    expect(those(/tarjeta|\bcard\b/i).filter((file) => file.startsWith('catalogue'))).toEqual([]);
    expect(those(/La tarjeta[^.]*gratis|The card[^.]*costs nothing/)).toEqual([]);
  });

  it('promises delivery to the mainland only, because it does not serve the islands far away', () => {
    expect(loadRegions().notDelivered).not.toEqual([]);
    expect(those(/todo (?:Chile(?! continental)|el país)|all over (?:Chile|the country)/)).toEqual([]);
  });
});

describe('documents required by law', () => {
  it('name the seller in the conditions and the privacy policy', () => {
    for (const slug of ['general-conditions', 'privacy-policies'] as const) {
      const text = plainText(pageOf(slug, 'es').blocks);
      for (const fact of [SELLER.legalName, SELLER.rut, SELLER.address, SELLER.email])
        expect(text).toContain(fact);
    }
  });

  it('give 10 days to withdraw, 6 months of guarantee, and exclude fresh food', () => {
    const text = plainText(pageOf('exchange-return-policies', 'es').blocks);
    expect(text).toContain('10 días corridos');
    expect(text).toContain('6 meses');
    expect(text).toMatch(/alimentos frescos/);
  });

  it.each([
    ['es', 'en la página de tu pedido', /formulario/],
    ['en', 'on the page of your order', /\bforms?\b/],
  ] as const)(
    'say in %s that the page of the order takes cancellations and returns',
    (locale, where, wrong) => {
      const { lead, blocks } = pageOf('exchange-return-policies', locale);
      const text = plainText(blocks);
      expect(lead).toContain(where);
      expect(text.split(where).length - 1).toBe(2);
      expect(`${lead} ${text}`).not.toMatch(wrong);
      // The mail that confirms an order names the same address.
      expect(new Set(text.match(/\w+@[\w.]+\w/g))).toEqual(new Set([SELLER.email]));
    },
  );

  it('name every right of law 21.719 and the time to answer', () => {
    const text = plainText(pageOf('privacy-policies', 'es').blocks);
    for (const right of [
      'acceso',
      'rectificación',
      'supresión',
      'oposición',
      'portabilidad',
      'bloqueo',
      '30 días',
    ]) {
      expect(text).toContain(right);
    }
  });
});

describe.each([
  ['es', 'a', 'días hábiles', 'y'],
  ['en', 'to', 'working days', 'and'],
] as const)('the page about delivery in %s', (locale, to, days, and) => {
  const { blocks } = pageOf('dispatch-policies', locale);

  it('states price and days of delivery to every region as checkout charges them', () => {
    const facts = blocks.find((block) => block.kind === 'facts');
    const rows = facts?.kind === 'facts' ? facts.rows : [];
    const { regions, rates } = loadRegions();
    expect(rows).toEqual(
      rates.map(({ region_id, price, min_days, max_days }) => ({
        label: regions.find(({ id }) => id === region_id)?.short_name,
        value: [{ kind: 'text', text: `${formatClp(price)} · ${min_days} ${to} ${max_days} ${days}` }],
      })),
    );
  });

  it('names every commune without home delivery', () => {
    const { communes, notDelivered } = loadRegions();
    const names = notDelivered.map((id) => communes.find((commune) => commune.id === id)?.name);
    expect(plainText(blocks)).toContain(`${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`);
  });
});

it('promises no waiting list, which the shop does not have', () => {
  const words = (['page', 'article', 'event'] as const).flatMap((kind) =>
    itemsOf(kind).map((item) => JSON.stringify(item)),
  );
  expect(words.filter((text) => /lista de espera|waiting list/i.test(text))).toEqual([]);
});
