import { expect, it } from 'vitest';
import { fillEnglish } from './fill-english.ts';

it('puts the Spanish text into an empty English one, at any depth', () => {
  expect(
    fillEnglish({
      bank: 'Banco Estado',
      account_type: { es: 'Corriente', en: '' },
      phones: [{ text: '+56 2 2345 6789', es: 'Tienda', en: '' }],
      es: { title: 'Vendimia', button: 'Ver' },
      en: { title: '', button: 'See' },
    }),
  ).toEqual({
    bank: 'Banco Estado',
    account_type: { es: 'Corriente', en: 'Corriente' },
    phones: [{ text: '+56 2 2345 6789', es: 'Tienda', en: 'Tienda' }],
    es: { title: 'Vendimia', button: 'Ver' },
    en: { title: 'Vendimia', button: 'See' },
  });
});

it('lets an English copy follow the Spanish text, and keeps a translation', () => {
  const before = { es: { title: 'Vendimia', lead: 'Uno' }, en: { title: 'Vendimia', lead: 'One' } };
  const after = { es: { title: 'Cosecha', lead: 'Dos' }, en: { title: 'Vendimia', lead: 'One' } };
  expect(fillEnglish(after, before)).toEqual({ ...after, en: { title: 'Cosecha', lead: 'One' } });
});

it('fills an absent English version of a new thing', () => {
  expect(fillEnglish({ es: { title: 'Cata' } })).toEqual({ es: { title: 'Cata' }, en: { title: 'Cata' } });
});

it('fills empty lists, and empty texts of lists whose items match', () => {
  const link = (text: string) => ({ text, link: '/vinos' });
  expect(
    fillEnglish({
      es: { actions: [link('Ver'), link('Ir')], blocks: [{ kind: 'heading', text: 'Uno' }], more: ['a'] },
      en: { actions: [link('See'), link('')], blocks: [{ kind: 'paragraph', text: '' }], more: [] },
    }).en,
  ).toEqual({
    actions: [link('See'), link('Ir')],
    blocks: [{ kind: 'paragraph', text: '' }],
    more: ['a'],
  });
});

it('lets a copied list and picture follow, and keeps a translated list whose neighbours moved', () => {
  const picture = { image: '/a', alt: 'Parras', width: 800 };
  const before = { es: { picture, tags: ['A', 'B'], steps: ['A', 'B'] } };
  const after = {
    es: { picture: { image: '/b', alt: 'Bodega', width: 900 }, tags: ['X', 'A', 'B'], steps: ['B', 'A'] },
    en: { picture: { ...picture, alt: 'Vines' }, tags: ['A', 'B'], steps: ['One', 'B'] },
  };
  expect(fillEnglish(after, before).en).toEqual({
    picture: { image: '/b', alt: 'Vines', width: 900 },
    tags: ['X', 'A', 'B'],
    steps: ['One', 'B'],
  });
});

it('leaves out in English what staff left out there', () => {
  const es = { picture: { image: '/a' }, title: 'Vendimia' };
  expect(fillEnglish({ es, en: { picture: null, title: '' } }).en).toEqual({
    picture: null,
    title: 'Vendimia',
  });
});
