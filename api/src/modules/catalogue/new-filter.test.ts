import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as office from 'shared-contracts/office/product-data';
import { productDrafts } from 'shared-contracts/office/product-drafts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { importCatalogue } from './import/import-catalogue.ts';

// A new filter is one key and its row. The API below loads this copy of the table.
await vi.hoisted(async () => {
  // Other files of this worker keep the table as it is.
  vi.resetModules();
  const { FILTER_KEYS } = await import('shared-contracts/domain/filter-keys');
  (FILTER_KEYS as unknown as string[]).push('crianza');
  const { FILTERS } = await import('shared-contracts/domain/filters');
  Object.assign(FILTERS, {
    crianza: {
      label: { es: 'Crianza', en: 'Ageing' },
      places: { Wine: 9 },
      searchWeight: 5,
      isSingle: true,
    },
  });
});

const HEAD = 'type,slug,brand,name_es,sku,price,image,tipo,crianza';
const VALUES = [{ value: 'bronce' }];

let shop: TestOffice;
let call: Awaited<ReturnType<TestOffice['signInAs']>>['call'];
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('manager'));
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'filter-')), 'wine.csv');
  const row = 'wine,roble-gris,Viña Nueva,Roble Gris,RG1,15990,/storage/wine/a,tinto,bronce=Bronce/Bronze';
  writeFileSync(file, `${HEAD}\n${row}\n`);
  const result = await importCatalogue(shop.db, file, {
    dryRun: false,
    reason: 'new',
    progress: () => undefined,
  });
  expect(result).toMatchObject({ kind: 'done', added: 1 });
});
afterAll(async () => {
  await shop.close();
  vi.resetModules();
});

const read = async (url: string) => (await shop.app.inject(`/api${url}`)).json();
const idOf = async () => String((await read('/wines/roble-gris')).data.id);
const facetsOf = async (id: string) =>
  (await call(office.readProductForm, { params: { id } })).body.data.facets;
const publish = async (id: string, data: unknown): Promise<number> => {
  const { version } = (await call(productDrafts.readDraft, { params: { id } })).body;
  const saved = await call(productDrafts.saveDraft, { params: { id }, body: { version, data } });
  const body = { version: saved.body.version };
  return (await call(productDrafts.publishDraft, { params: { id }, body })).status;
};

it('a new filter narrows a list, and has a group with its heading and values', async () => {
  expect((await read('/wines?crianza=bronce')).data).toMatchObject([{ slug: 'roble-gris' }]);
  for (const list of ['/wines', '/product-category/productos']) {
    const { data } = await read(`${list}/filters`);
    expect(data.at(-1)).toMatchObject({ key: 'crianza', label: 'Crianza', options: [{ label: 'Bronce' }] });
  }
  expect((await read('/boxes/filters')).data.map(({ key }: { key: string }) => key)).not.toContain('crianza');
});

it('a new filter is among the data and the choices of staff, who may publish it without a loss', async () => {
  const id = await idOf();
  const { data } = (await call(office.readProductForm, { params: { id } })).body;
  expect(data.facets.crianza).toEqual(VALUES);
  expect((await call(office.readProductChoices)).body.facets.crianza).toEqual([
    { value: 'bronce', es: 'Bronce', en: 'Bronze' },
  ]);
  expect(await publish(id, data)).toBe(200);
  expect(await facetsOf(id)).toMatchObject({ tipo: [{ value: 'tinto' }], crianza: VALUES });
});

it('a draft of the release before, which has no such filter, keeps the stored values', async () => {
  const id = await idOf();
  const { data } = (await call(office.readProductForm, { params: { id } })).body;
  const { crianza: _, ...facets } = data.facets;
  expect(await publish(id, { ...data, facets })).toBe(200);
  expect((await facetsOf(id)).crianza).toEqual(VALUES);
});
