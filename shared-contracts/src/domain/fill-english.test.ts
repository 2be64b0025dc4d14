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
