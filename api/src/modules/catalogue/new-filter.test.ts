import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FACET_KEYS, FILTERS } from 'shared-contracts/domain/filters';
import * as office from 'shared-contracts/office/product-data';
import { productDrafts } from 'shared-contracts/office/product-drafts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { importCatalogue } from './import/import-catalogue.ts';

const KINDS = {
  Wine: ['wine', 'wines'],
  Box: ['box', 'boxes'],
  GourmetProduct: ['gourmet', 'gourmets'],
  Alcohol: ['alcohol', 'alcohols'],
} as const;
const VALUES = [{ value: 'bronce' }];
/** Each filter with the first product type that has it. */
const CASES = FACET_KEYS.map((key) => {
  const [type] = Object.keys(FILTERS[key].places) as (keyof typeof KINDS)[];
  const [kind, list] = KINDS[type ?? 'Wine'];
  return { key, kind, list, slug: `nuevo-${key.replaceAll('_', '-')}` };
});

let shop: TestOffice;
let call: Awaited<ReturnType<TestOffice['signInAs']>>['call'];
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('manager'));
  const folder = mkdtempSync(path.join(tmpdir(), 'filter-'));
  for (const { key, kind, slug } of CASES) {
    const file = path.join(folder, `${key}.csv`);
    const head = `type,slug,brand,name_es,sku,price,format,image,${key}`;
    const grams = kind === 'gourmet' ? '150' : '';
    writeFileSync(
      file,
      `${head}\n${kind},${slug},Viña Nueva,Nuevo,N-${key},15990,${grams},/storage/a,bronce=Bronce/Bronze\n`,
    );
    const result = await importCatalogue(shop.db, file, {
      dryRun: false,
      reason: 'new',
      progress: () => undefined,
    });
    expect(result).toMatchObject({ kind: 'done', added: 1 });
  }
});
afterAll(() => shop.close());

const read = async (url: string) => (await shop.app.inject(`/api${url}`)).json();
const publish = async (id: string, data: unknown): Promise<number> => {
  const { version } = (await call(productDrafts.readDraft, { params: { id } })).body;
  const saved = await call(productDrafts.saveDraft, { params: { id }, body: { version, data } });
  const body = { version: saved.body.version };
  return (await call(productDrafts.publishDraft, { params: { id }, body })).status;
};

// The guide "add a filter" runs this file with one filter more.
it.each(CASES)('$key narrows its list, has a group, and survives a publication by staff', async (one) => {
  const { key, list, slug } = one;
  expect((await read(`/${list}?${key}=bronce`)).data).toMatchObject([{ slug }]);
  const { data: groups } = await read(`/${list}/filters`);
  expect(groups.find((group: { key: string }) => group.key === key)).toMatchObject({
    label: FILTERS[key].label.es,
    options: expect.arrayContaining([expect.objectContaining({ label: 'Bronce' })]),
  });
  const id = String((await read(`/${list}/${slug}`)).data.id);
  const form = async () => (await call(office.readProductForm, { params: { id } })).body.data;
  const data = await form();
  expect(data.facets[key]).toEqual(VALUES);
  expect(await publish(id, data)).toBe(200);
  expect((await form()).facets[key]).toEqual(VALUES);
  // A draft of the release before, which has no such filter.
  const { [key]: _, ...facets } = data.facets;
  expect(await publish(id, { ...data, facets })).toBe(200);
  expect((await form()).facets[key]).toEqual(VALUES);
});
