import * as endpoints from 'shared-contracts/office/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { buildApp } from '../../app.ts';

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('editor'));
});
afterAll(() => shop.close());

const found = async (q: string, query = ''): Promise<string[]> => {
  const answer = await shop.get(`/search?q=${encodeURIComponent(q)}&per_page=24${query}`);
  return answer.body.data.map(({ slug }: { slug: string }) => slug);
};
const productId = async (slug: string): Promise<number> =>
  (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const add = (word: object) => call(endpoints.addSearchWord, { body: { locale: 'es', ...word } });
const remove = (id: string) => call(endpoints.removeSearchWord, { params: { id } });
const setStock = (slug: string, stock: number) =>
  shop.db
    .updateTable('skus')
    .set({ stock })
    .where('product_id', 'in', (db) => db.selectFrom('products').select('id').where('slug', '=', slug))
    .execute();

describe('a word of the search', () => {
  const word = { kind: 'meaning', phrase: 'Piscacho', facts: ['kind:alcohol'] };

  it('finds nothing before, its products after it is added, and says so in the preview', async () => {
    const preview = await call(endpoints.previewSearchWord, {
      body: { ...word, locale: 'es', q: 'piscacho' },
    });
    expect(preview.status).toBe(200);
    expect(preview.body.now.products).toEqual([]);
    expect(preview.body.changed.products.map(({ name }: { name: string }) => name)).toEqual([
      'Pisco Reservado',
    ]);
    expect(preview.body.changed.terms).toEqual([{ text: 'piscacho', label: 'Todos los destilados' }]);
    expect(await found('piscacho')).toEqual([]);
    const cheap = await call(endpoints.previewSearchWord, {
      body: { ...word, locale: 'es', q: 'piscacho hasta 20 mil' },
    });
    expect(cheap.body.changed.terms).toEqual([
      { text: 'piscacho', label: 'Todos los destilados' },
      { text: 'hasta 20 mil', label: '$20.000' },
    ]);

    const added = await add(word);
    expect(added.body).toMatchObject({
      id: 'meaning:es:piscacho',
      phrase: 'piscacho',
      labels: ['Todos los destilados'],
    });
    expect(await found('piscacho')).toEqual(['pisco-1']);
    expect((await add(word)).body).toMatchObject({ code: 'ENTRY_REFUSED' });
  });

  it('is changed, refused with an old version, removed, and each change can be undone', async () => {
    const id = 'meaning:es:piscacho';
    const { body: stored } = await call(endpoints.readSearchWord, { params: { id } });
    const change = (version: string) =>
      call(endpoints.changeSearchWord, { params: { id }, body: { version, facts: ['kind:gourmet'] } });
    expect((await change(stored.version)).status).toBe(200);
    expect((await change(stored.version)).status).toBe(409);
    expect(await found('piscacho')).toEqual(['cheese-1']);
    expect((await remove(id)).status).toBe(200);
    expect(await found('piscacho')).toEqual([]);

    const changes = async () => (await call(endpoints.listSearchWordChanges)).body.data;
    const [removed, changed] = await changes();
    expect(removed).toMatchObject({
      phrase: 'piscacho',
      before: ['Todo lo gourmet'],
      after: null,
      is_last: true,
    });
    expect(changed).toMatchObject({
      before: ['Todos los destilados'],
      after: ['Todo lo gourmet'],
      is_last: false,
    });
    const undo = (change: { id: string }) =>
      call(endpoints.undoSearchWordChange, { params: { id: change.id } });
    expect((await undo(changed)).status).toBe(409);
    expect((await undo(removed)).status).toBe(200);
    expect(await found('piscacho')).toEqual(['cheese-1']);
    // Undoing is a change, which can be undone too.
    const [again] = await changes();
    expect((await undo(again)).status).toBe(200);
    expect(await found('piscacho')).toEqual([]);
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action.slice('search-word.'.length))).toEqual([
      'add',
      'change',
      'remove',
      'add',
      'remove',
    ]);
  });

  it('takes the change that was written last as the last one, also after the clock was set back', async () => {
    await add({ ...word, phrase: 'copetazo' });
    await shop.db
      .insertInto('audit_entries')
      .values({
        at: new Date(Date.now() - 60_000),
        action: 'search-word.change',
        entity: 'search-word',
        entity_id: 'meaning:es:copetazo',
        before: JSON.stringify({ values: ['kind:alcohol'] }),
        after: JSON.stringify({ values: ['kind:wine'] }),
      })
      .execute();
    const { data } = (await call(endpoints.listSearchWordChanges)).body;
    const [last, added] = data.filter(({ phrase }: { phrase: string }) => phrase === 'copetazo');
    expect(last).toMatchObject({ after: ['Todos los vinos'], is_last: true });
    expect(added).toMatchObject({ before: null, is_last: false });
    await remove('meaning:es:copetazo');
  });

  it('names the wrong field', async () => {
    const fieldsOf = async (body: object) => (await add(body)).body.fields;
    expect(await fieldsOf({ ...word, phrase: '!!' })).toHaveProperty('phrase');
    expect(await fieldsOf({ ...word, phrase: 'uno dos tres cuatro cinco' })).toHaveProperty('phrase');
    expect(await fieldsOf({ ...word, facts: ['variedad:no-existe'] })).toHaveProperty('facts');
    expect(await fieldsOf({ kind: 'pins', phrase: 'x1', product_ids: [] })).toHaveProperty('product_ids');
    expect(await fieldsOf({ kind: 'pins', phrase: 'x1', product_ids: [999_999] })).toHaveProperty(
      'product_ids',
    );
    const id = await productId('wine-1');
    const four = await add({ kind: 'pins', phrase: 'x1', product_ids: [id, id, id, id] });
    expect(four.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { product_ids: expect.anything() },
    });
  });

  it('lists the words of the trade, and the facts to choose from', async () => {
    const list = await call(endpoints.listSearchWords, {
      query: { kind: 'meaning', locale: 'en', q: 'shiraz' },
    });
    expect(list.body.data).toMatchObject([{ phrase: 'shiraz', facts: ['variedad:syrah'] }]);
    const accented = await call(endpoints.listSearchWords, { query: { kind: 'meaning', q: 'Shíraz' } });
    expect(accented.body.data).toContainEqual(list.body.data[0]);
    const { data } = (await call(endpoints.listSearchFacts)).body;
    expect(data).toContainEqual({ fact: 'kind:alcohol', label: 'Todos los destilados', products: 1 });
  });
});

describe('pinned products', () => {
  it('come first for each text that the search reads alike, only in stock, and not in a chosen order', async () => {
    const [wine, cheese] = [await productId('wine-7'), await productId('cheese-1')];
    const phrase = 'vino ñandú';
    const before = await found(phrase);
    expect(before[0]).not.toBe('wine-7');
    const added = await add({ kind: 'pins', phrase, product_ids: [cheese, wine] });
    expect(added.body).toMatchObject({ id: 'pins:es:vino nandu', product_ids: [cheese, wine] });
    for (const text of [phrase, 'ÑANDÚ vinos', 'un buen vino ñandu', 'nandu vino']) {
      const slugs = await found(text);
      expect(slugs.slice(0, 2), text).toEqual(['cheese-1', 'wine-7']);
      expect(new Set(slugs).size, text).toBe(slugs.length);
    }
    expect(await found('ñandú')).not.toContain('cheese-1');
    expect((await found(phrase, '&type=w'))[0]).toBe('wine-7');
    expect((await found(phrase, '&sort=price'))[0]).not.toBe('wine-7');
    await setStock('cheese-1', 0);
    expect((await found(phrase))[0]).toBe('wine-7');
    expect(
      (await add({ kind: 'pins', phrase: 'vinos nandú', product_ids: [wine] })).body.fields,
    ).toHaveProperty('phrase');
    await remove('pins:es:vino nandu');
    expect(await found(phrase)).toEqual(before);
    await setStock('cheese-1', 100);
  });

  it('of a removed search do not come back beside an equal search that was pinned since', async () => {
    const [wine, cheese] = [await productId('wine-7'), await productId('cheese-1')];
    await add({ kind: 'pins', phrase: 'vino ñandú', product_ids: [wine] });
    await remove('pins:es:vino nandu');
    const [removed] = (await call(endpoints.listSearchWordChanges)).body.data;
    const undo = () => call(endpoints.undoSearchWordChange, { params: { id: removed.id } });
    await add({ kind: 'pins', phrase: 'ñandú vinos', product_ids: [cheese] });
    expect((await undo()).body).toMatchObject({ code: 'ENTRY_REFUSED' });
    await remove('pins:es:nandu vinos');
    expect((await undo()).status).toBe(200);
    await remove('pins:es:vino nandu');
  });

  it('do not replace the nearest products of a search that finds nothing', async () => {
    const near = await found('pisko');
    expect(near).toContain('pisco-1');
    await add({ kind: 'pins', phrase: 'pisko', product_ids: [await productId('wine-3')] });
    expect(await found('pisko')).toEqual(['wine-3', ...near]);
    await remove('pins:es:pisko');
  });
});

it('takes effect at once in every process that keeps answers and words', async () => {
  const config = { ...shop.config, CATALOGUE_CACHE_MS: 3_600_000 };
  const apps = await Promise.all([1, 2].map(() => buildApp({ config, db: shop.db, databaseUrl: shop.url })));
  const totals = async () =>
    Promise.all(
      apps.map(async (app) => (await app.inject({ url: '/api/search?q=wqxwqx' })).json().data.length),
    );
  expect(await totals()).toEqual([0, 0]);
  await add({ kind: 'meaning', phrase: 'wqxwqx', facts: ['kind:alcohol'] });
  await expect.poll(totals, { timeout: 10_000 }).toEqual([1, 1]);
  await remove('meaning:es:wqxwqx');
  await expect.poll(totals, { timeout: 10_000 }).toEqual([0, 0]);
  await Promise.all(apps.map((app) => app.close()));
});

it('lets support read words only, and the warehouse nothing', async () => {
  const support = await shop.signInAs('support');
  const warehouse = await shop.signInAs('warehouse');
  expect((await support.call(endpoints.listSearchWords)).status).toBe(200);
  expect((await support.call(endpoints.removeSearchWord, { params: { id: 'meaning:es:vino' } })).status).toBe(
    403,
  );
  expect((await warehouse.call(endpoints.listSearchWords)).status).toBe(403);
});
