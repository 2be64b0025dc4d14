import { DOCUMENT_SLUGS } from 'shared-contracts/api/documents';
import type { Block, Inline } from 'shared-contracts/api/documents.schema';
import { LOCALES } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { describe, expect, it } from 'vitest';
import { loadRegions } from '../regions.ts';
import { SHOP } from '../shop.ts';
import { ARTICLES } from './articles/articles.ts';
import { documentContent } from './documents/document.ts';
import { DOCUMENTS } from './documents/documents.ts';
import { inline, toBlocks } from './prose.ts';

const base = (name: string) => `/storage/scenes/${name}`;
const contentOf = (slug: keyof typeof DOCUMENTS, locale: 'es' | 'en') =>
  documentContent(DOCUMENTS[slug], locale, base);

const inlinesOf = (block: Block): Inline[] => {
  if (block.kind === 'paragraph' || block.kind === 'notice') return block.content;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'facts' ? block.rows.flatMap(({ value }) => value) : [];
};
const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      'text' in block
        ? block.text
        : inlinesOf(block)
            .map(({ text }) => text)
            .join(''),
    )
    .join('\n');
const headingsOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'heading');

/** Every text of the seed: documents and articles, each language. */
const TEXTS = LOCALES.flatMap((locale) => [
  ...DOCUMENT_SLUGS.map((slug) => [`${slug} ${locale}`, contentOf(slug, locale).blocks] as const),
  ...ARTICLES.map(
    (source) => [`${source.slug} ${locale}`, toBlocks(source[locale].blocks, base, locale)] as const,
  ),
]);

describe('running text', () => {
  it('becomes text, weight and links in their order', () => {
    expect(inline('Son **10 días**, ver [cambios](/acerca-de/politicas-de-cambio).')).toEqual([
      { kind: 'text', text: 'Son ' },
      { kind: 'strong', text: '10 días' },
      { kind: 'text', text: ', ver ' },
      { kind: 'link', text: 'cambios', href: '/acerca-de/politicas-de-cambio' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe.each(TEXTS)('the text of %s', (_, blocks) => {
  it('leads only to pages that the shop has', () => {
    const paths = blocks
      .flatMap(inlinesOf)
      .flatMap((piece) => (piece.kind === 'link' && piece.href.startsWith('/') ? [piece.href] : []));
    const unknown = paths.filter((path) => !matchRoute(new URL(path, 'http://shop.invalid').pathname));
    expect(unknown).toEqual([]);
  });

  it('has sections that can be told apart, none without its parent', () => {
    const headings = headingsOf(blocks);
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(headings[0]?.level ?? 2).toBe(2);
  });

  it('leaves no mark of its source in the words', () => {
    expect(textOf(blocks)).not.toMatch(/\*\*|\]\(|undefined/);
  });
});

it.each(DOCUMENT_SLUGS)('%s has the same sections in both languages, so that links to them hold', (slug) => {
  const ids = (locale: 'es' | 'en') => headingsOf(contentOf(slug, locale).blocks).map(({ id }) => id);
  expect(ids('en')).toEqual(ids('es'));
});

describe('what the law wants told', () => {
  it('names the seller in the conditions and the privacy policy', () => {
    for (const slug of ['general-conditions', 'privacy-policies'] as const) {
      const text = textOf(contentOf(slug, 'es').blocks);
      for (const fact of [SHOP.legalName, SHOP.rut, SHOP.address, SHOP.email]) expect(text).toContain(fact);
    }
  });

  it('gives 10 days to withdraw, 6 months of guarantee, and excludes fresh food', () => {
    const text = textOf(contentOf('exchange-return-policies', 'es').blocks);
    expect(text).toContain('10 días corridos');
    expect(text).toContain('6 meses');
    expect(text).toMatch(/alimentos frescos/);
  });

  it('names every right of law 21.719 and the time to answer', () => {
    const text = textOf(contentOf('privacy-policies', 'es').blocks);
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

it('tells the price and the days of delivery to every region, as checkout charges them', () => {
  const facts = contentOf('dispatch-policies', 'es').blocks.find((block) => block.kind === 'facts');
  const rows = facts?.kind === 'facts' ? facts.rows : [];
  expect(rows.map(({ label }) => label)).toEqual(loadRegions().regions.map(({ short_name }) => short_name));
  const santiago = rows.find(({ label }) => label.startsWith('Metropolitana'));
  expect(santiago?.value).toEqual([{ kind: 'text', text: '$3.990 · 1 a 2 días hábiles' }]);
});
