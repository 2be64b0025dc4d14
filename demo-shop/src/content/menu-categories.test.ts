import { describe, expect, it } from 'vitest';
import { filterLinks } from './menu-categories.ts';

describe('menu links of a category', () => {
  it.each([
    ['Tipo', '/vinos?tipo=tinto', 'Tinto'],
    ['Cepas', '/vinos?variedad=cabernet-sauvignon', 'Cabernet Sauvignon'],
    ['País', '/vinos?pais=chile', 'Todos los valles'],
    ['Quesos franceses', '/gourmet?tipo_queso=blanda-corteza-florecida', 'Blandos'],
    ['Productos gourmet', '/gourmet?tipo_gourmet=charcuteria', 'Charcutería'],
    ['Destilados', '/vinos/alcoholes?tipo=pisco', 'Pisco'],
  ])('lead from %s to its listing with one filter', (category, link, text) => {
    expect(filterLinks('es', category)[0]).toMatchObject({ link, text, filter: { category } });
  });

  it('are in the language asked for, and only those wanted', () => {
    expect(filterLinks('en', 'País', (value) => value !== 'chile').map(({ text }) => text)).toEqual([
      'Argentina',
      'France',
      'Spain',
      'Italy',
    ]);
  });

  it.each(['Misterio', 'constructor', ''])('are one, Error, for the unrecognised category %j', (category) => {
    expect(filterLinks('es', category)).toMatchObject([{ text: 'Error', filter: { value: 'error' } }]);
  });
});
