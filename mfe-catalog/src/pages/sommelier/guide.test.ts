import { describe, expect, it } from 'vitest';
import { type Guide, hrefOfGuide, parseGuide, START, withAnswer } from './guide.ts';

const guideAt = (search: string): Guide => {
  const params = new URLSearchParams(search);
  return parseGuide(Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])));
};

describe('the guide of the sommelier', () => {
  it.each([
    ['', 'food'],
    ['continente=america', 'country'],
    ['continente=america&pais=chile', 'food'],
    ['comida=mariscos', 'wines'],
    ['continente=america&paso=vinos', 'wines'],
    ['continente=america&paso=bodega', 'country'],
  ])('for "%s" is at the named step, else at the step after the last answer', (search, step) => {
    expect(guideAt(search).step).toBe(step);
  });

  it.each([
    '/sommelier-virtual',
    '/sommelier-virtual?continente=america&pais=chile&comida=mariscos',
    '/sommelier-virtual?continente=america&paso=comida',
    '/sommelier-virtual?comida=mariscos&paso=pais',
    '/sommelier-virtual?comida=mariscos&page=2',
  ])('keeps the URL %s in a round trip', (href) => {
    expect(hrefOfGuide(guideAt(href.split('?')[1] ?? ''))).toBe(href);
  });

  it('ignores invalid values', () => {
    expect(guideAt('page=-3&continente=%20&utm_source=x')).toEqual(START);
  });

  it('asks for the country of a new continent, but not when any continent is accepted', () => {
    const chilean = guideAt('continente=america&pais=chile');
    expect(withAnswer(chilean, 'continent', 'europa')).toMatchObject({ country: null, step: 'country' });
    expect(withAnswer(chilean, 'continent', null)).toMatchObject({ country: null, step: 'wines' });
  });

  it('asks for the place after the food, and shows the wines when the place is known', () => {
    expect(hrefOfGuide(withAnswer(START, 'food', 'mariscos'))).toBe(
      '/sommelier-virtual?comida=mariscos&paso=continente',
    );
    expect(withAnswer(guideAt('continente=america&pais=chile'), 'food', 'mariscos').step).toBe('wines');
    expect(withAnswer(START, 'food', null).step).toBe('continent');
  });

  it('keeps the food when the country changes and returns to the first page', () => {
    const guide = guideAt('continente=america&pais=chile&comida=mariscos&page=3');
    expect(hrefOfGuide(withAnswer(guide, 'country', 'argentina'))).toBe(
      '/sommelier-virtual?continente=america&pais=argentina&comida=mariscos',
    );
  });

  it('continues with the wines when any country is accepted', () => {
    expect(hrefOfGuide(withAnswer(guideAt('continente=america'), 'country', null))).toBe(
      '/sommelier-virtual?continente=america&paso=vinos',
    );
  });
});
