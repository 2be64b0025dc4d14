import { randomBytes } from 'node:crypto';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../../test/office-harness.ts';
import { insertOrder } from '../../../../test/order-rows.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { MM, streamPages } from '../../../lib/pdf.ts';
import { PRINT_WITHIN_MS } from './documents.routes.ts';

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('warehouse'));
  const content = JSON.stringify({
    shop: { name: 'Casa Ñandú', legal_name: 'Casa SpA', rut: '76418530-7' },
    pre_footer: { address_text: 'Av. Sur 12', email_text: '', phones: [] },
  });
  await shop.db
    .insertInto('pages')
    .values({ slug: 'layout', locale: 'es', content })
    .onConflict((on) => on.columns(['slug', 'locale']).doUpdateSet({ content }))
    .execute();
});
afterAll(() => shop.close());

const LINE = {
  position: 0,
  sku: 'W1',
  slug: 'vino',
  name: 'Viñedo Ñuble',
  brand: JSON.stringify({ name: 'Peñalolén', slug: 'p' }),
  year: 2021,
  format: null,
  qty: 2,
  price: 7777,
  reference_price: null,
  image: '',
  frontend_image: '',
  retracto_excluded: null,
};
const order = async (
  changes: object = {},
  productType: 'Wine' | 'GourmetProduct' = 'Wine',
): Promise<string> => {
  const id = await insertOrder(shop.db, {
    status: 'confirmed',
    delivery_method: 'home',
    name: 'José',
    surname: 'Muñoz',
    address: 'Pasaje Íñigo 7',
    department: '4B',
    commune: 'Ñuñoa',
    region: 'Metropolitana',
    total: 7777,
    ...changes,
  });
  await shop.db
    .insertInto('order_lines')
    .values({ ...LINE, order_id: id, product_type: productType })
    .execute();
  return id;
};
const print = async (ids: readonly string[]) => {
  const { status, headers, body } = await call(endpoints.printLabels, { query: { ids: ids.join(',') } });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return body as Buffer;
};
const pagesOf = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

describe('the label of a parcel', () => {
  it('says from whom to whom, with the number as a code and without prices', async () => {
    const pdf = await print([await order({ comment: 'Timbre malo' })]);
    const text = pdfText(pdf);
    for (const part of [
      'Casa Ñandú, Av. Sur 12',
      'José Muñoz',
      'Pasaje Íñigo 7, 4B',
      'Ñuñoa',
      'Metropolitana',
    ])
      expect(text).toContain(part);
    for (const part of ['+56987654321', 'Timbre malo', '+18', 'Pedido CQ-']) expect(text).toContain(part);
    expect(text).not.toMatch(/\$|7\.?777|@/);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
    expect([Number(width) / MM, Number(height) / MM].map(Math.round)).toEqual([100, 150]);
  });

  it('names the carrier and the number of a sent parcel', async () => {
    const id = await order({ status: 'on_the_way', carrier: 'Ruta Sur', tracking_number: 'RS-1234' });
    expect(pdfText(await print([id]))).toContain('Ruta Sur · RS-1234');
  });

  it('names the person who receives it, and the concierge', async () => {
    const other = await order({
      receiver: 'other',
      contact: JSON.stringify({ name: 'Luis', phone: '+56911112222' }),
    });
    const concierge = await order({ receiver: 'concierge' });
    const text = pdfText(await print([other, concierge]));
    for (const part of ['Luis', '+56911112222', 'Entregar en conserjería']) expect(text).toContain(part);
  });

  it('names the whole region, however long it is', async () => {
    const region = 'Región de Aysén del General Carlos Ibáñez del Campo';
    const text = pdfText(await print([await order({ region })]));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(region);
  });

  it('of gourmet products has no sign of age', async () => {
    expect(pdfText(await print([await order({}, 'GourmetProduct')]))).not.toContain('+18');
  });

  it('stays on one page, whatever the buyer typed', async () => {
    const id = await order({
      name: 'N'.repeat(60),
      surname: 'S'.repeat(60),
      address: 'calle larga '.repeat(6),
      department: 'd'.repeat(40),
      comment: 'línea\n'.repeat(50),
    });
    expect(pagesOf(await print([id]))).toBe(1);
  });
});

describe('labels of many orders', () => {
  it('are one PDF in the order of the ids', async () => {
    const ids = [await order({ name: 'Uno' }), await order({ name: 'Dos' }), await order({ name: 'Tres' })];
    const pdf = await print([...ids].reverse());
    expect(pagesOf(pdf)).toBe(3);
    expect(pdfText(pdf).match(/Uno|Dos|Tres/g)).toEqual(['Tres', 'Dos', 'Uno']);
  });

  it.each([
    [1, /"etiqueta-CQ-\d+\.pdf"/],
    [2, /"etiquetas\.pdf"/],
  ])('for %i orders have a name in the language that they are printed in', async (count, name) => {
    const ids = await Promise.all(Array.from({ length: count }, () => order()));
    const { headers } = await call(endpoints.printLabels, { query: { ids: ids.join(',') } });
    expect(headers['content-disposition']).toMatch(name);
  });

  it('have the time that slips of as many orders have', async () => {
    const ids = [await order()];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await print(ids);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(PRINT_WITHIN_MS);
    timers.mockRestore();
  });

  it('are refused when one of them is unknown', async () => {
    const ids = [await order(), randomBytes(16).toString('hex')].join(',');
    expect((await call(endpoints.printLabels, { query: { ids } })).status).toBe(404);
    expect((await call(endpoints.printLabels, { query: { ids: '' } })).status).toBe(422);
  });
});

it('a PDF of many pages sends bytes before the last page is drawn', async () => {
  const seen: string[] = [];
  const pages = Array.from({ length: 20 }, (_, index) => index);
  const pdf = await streamPages({ title: 'x', size: 'A6', margin: 10 }, pages, (page, index) => {
    page.rect(10, 10, index, 10).fill('black');
    seen.push('page');
  });
  for await (const _ of pdf) seen.push('bytes');
  expect(seen.indexOf('bytes')).toBeGreaterThan(-1);
  expect(seen.indexOf('bytes')).toBeLessThan(seen.lastIndexOf('page'));
});
