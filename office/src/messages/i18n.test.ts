// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { openI18n } from './i18n.ts';

const openIn = (locale: string) => openI18n({ getItem: () => locale, setItem: () => undefined });

it('writes numbers of a text as the language does, and chooses its plural', async () => {
  const [es, en] = [await openIn('es'), await openIn('en')];
  const unitsIn = ({ translate }: typeof es, smart_count: number) =>
    translate('orders.units', { smart_count });
  expect([1, 2, 2600].map((units) => unitsIn(es, units))).toEqual([
    '1 unidad',
    '2 unidades',
    '2.600 unidades',
  ]);
  expect(unitsIn(en, 2600)).toBe('2,600 units');
});
