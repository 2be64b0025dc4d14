import { expect, it } from 'vitest';
import { withHeadingIds } from './heading-ids.ts';

const heading = (text: string, id = '') => ({ kind: 'heading', level: 2, text, id });
const idsOf = (words: unknown) => (words as { blocks: { id: string }[] }).blocks.map(({ id }) => id);

it('gives headings of both languages the same anchor, and keeps those that exist', () => {
  const { es, en } = withHeadingIds({
    es: { blocks: [heading('Dónde y cuándo'), heading('Dónde y cuándo'), heading('Viejo', 'horario')] },
    en: { blocks: [heading('Where and when'), heading('Again'), heading('Old', 'horario')] },
  });
  expect(idsOf(es)).toEqual(['donde-y-cuando', 'donde-y-cuando-2', 'horario']);
  expect(idsOf(en)).toEqual(idsOf(es));
});

it('uses the own words where the languages have different headings', () => {
  const { en } = withHeadingIds({ es: { blocks: [] }, en: { blocks: [heading('Where')] } });
  expect(idsOf(en)).toEqual(['where']);
});
