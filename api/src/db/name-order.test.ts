import { endpointUrl } from 'shared-contracts/api/endpoint';
import { listCommunes } from 'shared-contracts/api/regions';
import { listProducts } from 'shared-contracts/office/products';
import { listStaff } from 'shared-contracts/office/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../test/office-harness.ts';

/** In the order of the Spanish alphabet: ñ follows all of n, and accents change nothing. */
const NAMES = ['Nardo', 'Ñandú', 'Ñirre', 'Óleo', 'Oporto'];

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('owner', 'Zoila'));
});
afterAll(() => shop.close());

const known = (names: readonly string[]) => names.filter((name) => NAMES.includes(name));
const namesIn = (rows: readonly { name: string }[]) => known(rows.map(({ name }) => name));

it('products are sorted by the Spanish alphabet in the shop and in the office', async () => {
  for (const [index, name] of NAMES.entries())
    await shop.db
      .updateTable('product_texts')
      .set({ name })
      .where('locale', '=', 'es')
      .where('product_id', 'in', (eb) =>
        eb
          .selectFrom('skus')
          .select('product_id')
          .where('sku', '=', `W${NAMES.length - index}`),
      )
      .execute();
  expect(namesIn((await shop.get('/wines?sort=name&per_page=60')).body.data)).toEqual(NAMES);
  expect(namesIn((await shop.get('/wines?sort=-name&per_page=60')).body.data)).toEqual(NAMES.toReversed());
  const query = { sort: 'name', order: 'asc', per_page: 100 };
  expect(namesIn((await call(listProducts, { query })).body.data)).toEqual(NAMES);
});

it('communes are sorted by the Spanish alphabet', async () => {
  const rows = NAMES.map((name, index) => ({ id: `1399${9 - index}`, region_id: '13', name }));
  await shop.db.insertInto('communes').values(rows).execute();
  const { body } = await shop.get(endpointUrl(listCommunes, { params: { id: '13' } }));
  expect(namesIn(body.data)).toEqual(NAMES);
});

it('staff are sorted by the Spanish alphabet', async () => {
  for (const name of NAMES.toReversed()) await shop.signInAs('editor', name);
  const query = { sort: 'name', order: 'asc', per_page: 100 };
  expect(namesIn((await call(listStaff, { query })).body.data)).toEqual(NAMES);
});
