import { expect, it } from 'vitest';
import { createTypedTexts, formOf, typedValues } from './typed-texts.ts';

const createStorage = (isFull = false): Storage => {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  // Keys of a storage are its own properties, its methods are not.
  return new Proxy(items, {
    get: (_, name) => methods[name as keyof typeof methods] ?? items[name as string],
  }) as unknown as Storage;
};

it('keeps what was typed into each form until it is saved', () => {
  const typedTexts = createTypedTexts(createStorage());
  typedTexts.write(formOf('wines', '7'), { name: 'Malbec' });
  typedTexts.write(formOf('wines'), { name: 'nuevo' });
  expect(typedTexts.read(formOf('wines', '7'))).toEqual({ name: 'Malbec' });
  typedTexts.remove(formOf('wines', '7'));
  expect(typedTexts.read(formOf('wines', '7'))).toBeNull();
  expect(typedTexts.read(formOf('wines'))).toEqual({ name: 'nuevo' });
});

it('forgets all typed text, and nothing else, at the sign-out', () => {
  const storage = createStorage();
  storage.setItem('other', '1');
  const typedTexts = createTypedTexts(storage);
  typedTexts.write(formOf('wines'), { name: 'nuevo' });
  typedTexts.clear();
  expect(Object.keys(storage)).toEqual(['other']);
});

it('never breaks a form because the storage is full', () => {
  const typedTexts = createTypedTexts(createStorage(true));
  expect(() => typedTexts.write(formOf('wines'), { name: 'x' })).not.toThrow();
});

it('keeps only changed values, without passwords and files', () => {
  const typed = {
    name: 'Malbec',
    year: 2020,
    note: '',
    password: 'x',
    picture: { rawFile: {} },
    files: [new Blob()],
  };
  expect(typedValues(typed, { name: 'Merlot', year: 2020, note: null })).toEqual({ name: 'Malbec' });
});

it('keeps changed fields of a group by their paths, and not their neighbours', () => {
  const bank = { bank: 'Banco Uno', account: '123', owner: { rut: '1-9', password: 'x' } };
  const typed = { value: { ...bank, bank: 'Banco Dos', owner: { rut: '2-7', password: 'y' } } };
  expect(typedValues(typed, { value: bank })).toEqual({
    'value.bank': 'Banco Dos',
    'value.owner.rut': '2-7',
  });
});

it('keeps a picture as a whole, with the size that belongs to its file', () => {
  const before = { value: { logo: { image: 'a', width: 600, height: 200 } } };
  const logo = { image: 'b', width: 600, height: 300 };
  expect(typedValues({ value: { logo } }, before)).toEqual({ 'value.logo': logo });
});

it('removes what was saved, and keeps what was typed during the save', () => {
  const typedTexts = createTypedTexts(createStorage());
  const form = formOf('wines', '7');
  typedTexts.write(form, { name: 'Malbec', 'origin.soil': 'granito', version: 'a' });
  typedTexts.removeSaved(form, { name: 'Malbec', origin: { soil: 'arcilla' } });
  expect(typedTexts.read(form)).toEqual({ 'origin.soil': 'granito' });
  typedTexts.removeSaved(form, { name: 'Malbec', origin: { soil: 'granito' } });
  expect(typedTexts.read(form)).toBeNull();
});

it('keeps a list and a removed group as a whole, and the fields of a new group', () => {
  const typed = { days: [{ day: '01-01' }], rate: { price: 3000 }, place: null };
  expect(typedValues(typed, { days: [], rate: null, place: { floor: 1 } })).toEqual({
    days: [{ day: '01-01' }],
    'rate.price': 3000,
    place: null,
  });
});
