import type { Locale } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { pageOf } from './texts.ts';

const linksOf = (locale: Locale) =>
  pageOf('layout', locale).navbar.components.flatMap(({ options }) =>
    options.flatMap(({ links, groups }) => [...links, ...groups.flatMap((group) => group.links)]),
  );
/** Menu links of a category that do not follow another link of it: the first of each group. */
const startsOf = (locale: Locale, category: string) => {
  const links = linksOf(locale);
  return links.filter(
    ({ filter }, index) => filter?.category === category && links[index - 1]?.filter?.category !== category,
  );
};

describe('menu links of a category', () => {
  it.each([
    ['Tipo', '/vinos?tipo=tinto', 'Tinto'],
    ['Cepas', '/vinos?variedad=cabernet-sauvignon', 'Cabernet Sauvignon'],
    ['Quesos franceses', '/gourmet?tipo_queso=blanda-corteza-florecida', 'Blandos'],
    ['Productos gourmet', '/gourmet?tipo_gourmet=charcuteria', 'Charcutería'],
    ['Destilados', '/vinos/alcoholes?tipo=pisco', 'Pisco'],
  ])('of %s lead to its listing with one filter', (category, link, text) => {
    expect(startsOf('es', category)).toContainEqual(
      expect.objectContaining({ link, text, filter: expect.objectContaining({ category }) }),
    );
  });

  it('have the same address and filter in both languages, with translated texts', () => {
    const [es, en] = [linksOf('es'), linksOf('en')];
    expect(en.map(({ link }) => link)).toEqual(es.map(({ link }) => link));
    expect(en.map(({ filter }) => filter?.value)).toEqual(es.map(({ filter }) => filter?.value));
    const words = en.map(({ text }) => text);
    for (const country of ['Argentina', 'France', 'Spain', 'Italy']) expect(words).toContain(country);
  });
});
