import { sql } from 'kysely';
import * as catalogue from 'shared-contracts/api/catalogue.schema';
import { listAudit } from 'shared-contracts/office/audit';
import { MAX_FORMATS } from 'shared-contracts/office/catalogue-limits';
import * as endpoints from 'shared-contracts/office/product-data';
import { type ProductData, productFacts } from 'shared-contracts/office/product-data.schema';
import { productDrafts } from 'shared-contracts/office/product-drafts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { publishDue } from '../publishing/publish-due.ts';
import { productPublisher } from './product.publisher.ts';

let shop: TestOffice;
let manager: Awaited<ReturnType<TestOffice['signInAs']>>;
let editor: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  manager = await shop.signInAs('manager');
  editor = await shop.signInAs('editor');
});
afterAll(() => shop.close());

interface Form {
  id: string;
  kind: string;
  visible: boolean;
  slug_fixed: boolean;
  data: ProductData;
  names: Record<string, string>;
  boxes?: string[];
}
const idOf = async (slug: string) =>
  (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const read = async (id: string | number): Promise<Form> =>
  (await editor.call(endpoints.readProductForm, { params: { id } })).body;
const draftOf = (id: string | number) => editor.call(productDrafts.readDraft, { params: { id: String(id) } });
const save = async (id: string, data: unknown) => {
  const { version } = (await draftOf(id)).body;
  return editor.call(productDrafts.saveDraft, { params: { id }, body: { version, data } });
};
/** Saves the data as draft and publishes it. */
const put = async ({ id }: Pick<Form, 'id'>, data: unknown) => {
  const { version } = (await save(id, data)).body;
  return editor.call(productDrafts.publishDraft, { params: { id }, body: { version } });
};
const change = async (slug: string, edit: (data: ProductData) => void) => {
  const form = await read(await idOf(slug));
  const data = structuredClone(form.data);
  edit(data);
  return { form, data, answer: await put(form, data) };
};
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const page = (path: string, language = 'es') => shop.get(path, language);
const PICTURE = '/storage/products/a.1a2b3c4d';
const create = (body: object) => manager.call(endpoints.createProduct, { body });
const NEW = { kind: 'Wine', name: 'Gran Quillay', brand: 'casa ñirre', sku: 'NEW-1', price: 19_990 };

describe('a change of a product', () => {
  it.each(['wine-4', 'box-1', 'cheese-1', 'spirit-1'])(
    'of %s without a difference changes no row',
    async (slug) => {
      const known = await shop.db
        .selectFrom('products')
        .select('slug')
        .where('slug', '=', slug)
        .executeTakeFirst();
      const one = known?.slug ?? (await anyOf(slug));
      const rowsOf = async (id: number) =>
        JSON.stringify([
          await shop.db
            .selectFrom('product_texts')
            .selectAll()
            .where('product_id', '=', id)
            .orderBy('locale')
            .execute(),
          await shop.db
            .selectFrom('skus')
            .selectAll()
            .where('product_id', '=', id)
            .orderBy('position')
            .execute(),
          await shop.db
            .selectFrom('product_facets')
            .selectAll()
            .where('product_id', '=', id)
            .orderBy('key')
            .execute(),
          await shop.db
            .selectFrom('products')
            .select([
              'slug',
              'year',
              'attributes',
              'rank',
              'is_active',
              'label',
              'image',
              'cover_image',
              'published_at',
            ])
            .where('id', '=', id)
            .execute(),
        ]);
      const id = await idOf(one);
      const before = await rowsOf(id);
      const { answer } = await change(one, () => undefined);
      expect(answer.status).toBe(200);
      // An empty list is written where there was none.
      const plain = (text: string) =>
        JSON.parse(text, (_, value) => (isEmptyList(value) ? undefined : value));
      expect(plain(await rowsOf(id))).toEqual(plain(before));
    },
  );

  it('reaches both languages of its page at once, with the changed fields in the audit', async () => {
    const { form, answer } = await change('wine-5', (data) => {
      data.texts.es.name = 'Ñandú Reserva';
      data.texts.en.tasting_notes = 'Ripe cherry.';
      data.texts.es.image_alt = 'Botella con una etiqueta blanca';
      data.facts.body = 4;
      data.facets.variedad = [
        { value: 'syrah', label: { es: 'Syrah', en: 'Syrah' } },
        { value: 'carmenere' },
      ];
    });
    expect(answer.status).toBe(200);
    expect((await page('/wines/wine-5')).body.data).toMatchObject({
      name: 'Ñandú Reserva',
      body: 4,
      strains: [{ value: 'syrah' }, { value: 'carmenere' }],
      picture_alts: ['Botella con una etiqueta blanca', ''],
    });
    expect((await page('/wines/wine-5', 'en')).body.data).toMatchObject({
      name: form.data.texts.en.name,
      tasting_notes: 'Ripe cherry.',
    });
    const found = await shop.get('/search?q=syrah');
    expect(JSON.stringify(found.body)).toContain('wine-5');
    const { body } = await manager.call(listAudit, { query: { entity: 'product', entity_id: form.id } });
    expect(body.data[0]).toMatchObject({
      action: 'draft.publish',
      staff: { id: editor.id },
      before: { 'facts.body': form.data.facts.body },
      after: { 'texts.es.name': 'Ñandú Reserva', 'facts.body': 4 },
    });
    expect(Object.keys(body.data[0].after)).not.toContain('slug');
  });

  // The guide "add a field to a product" runs this test with one fact more.
  it('keeps every fact, and shows those that the page has', async () => {
    const { foods: _, scores: __, ...one } = productFacts.shape;
    const shown = Object.keys(catalogue.readProduct.response.shape.data.shape);
    const names = Object.keys(one) as (keyof typeof one)[];
    const given = Object.fromEntries(
      names.map((name) => [name, one[name].safeParse('x').success ? `a ${name}` : 3]),
    );
    const { form, answer } = await change('wine-6', (data) => Object.assign(data.facts, given));
    expect(answer.status).toBe(200);
    expect((await read(form.id)).data.facts).toMatchObject(given);
    const onPage = Object.entries(given).filter(([name]) => shown.includes(name));
    expect((await page('/wines/wine-6')).body.data).toMatchObject(Object.fromEntries(onPage));
  });

  it('keeps an English name on the card that is the English name of the page', async () => {
    const edit = (data: ProductData) => {
      Object.assign(data.texts.es, { name: 'Vino de la casa', name_card: 'De la casa' });
      Object.assign(data.texts.en, { name: 'House wine', name_card: 'House wine' });
    };
    expect((await change('wine-9', edit)).answer.status).toBe(200);
    expect((await change('wine-9', ({ texts }) => (texts.es.detail = 'Otro'))).answer.status).toBe(200);
    const { rows } = await sql<{ name_card: string }>`
      select name_card from product_texts t join products p on p.id = t.product_id
      where p.slug = 'wine-9' order by locale`.execute(shop.db);
    expect(rows).toEqual([{ name_card: 'House wine' }, { name_card: 'De la casa' }]);
  });

  it('keeps prices, offers and stock', async () => {
    const id = await idOf('wine-7');
    await shop.db
      .updateTable('skus')
      .set({ price: 7_777, reference_price: '9999', stock: 5 })
      .where('product_id', '=', id)
      .execute();
    await change('wine-7', (data) => {
      data.texts.es.detail = 'Otra cepa';
    });
    expect(await shop.db.selectFrom('skus').selectAll().where('product_id', '=', id).execute()).toMatchObject(
      [{ price: 7_777, reference_price: '9999', stock: 5 }],
    );
  });

  it('does not rename a brand for all its products', async () => {
    await change('wine-8', (data) => {
      data.brand = 'CASA ÑIRRE';
    });
    const brands = await shop.db
      .selectFrom('brands')
      .select('name')
      .where('slug', '=', 'casa-nirre')
      .execute();
    expect(brands).toEqual([{ name: 'Casa Ñirre' }]);
    expect((await read(await idOf('wine-8'))).data.brand).toBe('Casa Ñirre');
  });

  it('shows chosen products beside it first', async () => {
    const [one, other] = [await idOf('wine-20'), await idOf('wine-21')];
    const { answer } = await change('wine-9', (data) => {
      data.companions = [String(other), String(one)];
    });
    expect(answer.status).toBe(200);
    expect((await read(await idOf('wine-9'))).names).toHaveProperty(String(one));
    const related = (await page('/wines/wine-9')).body.data.related.map(({ slug }: { slug: string }) => slug);
    expect(related.slice(0, 2)).toEqual(['wine-21', 'wine-20']);
  });

  it('names the boxes in the shop that hold it', async () => {
    const boxesOf = async (slug: string) => (await read(await idOf(slug))).boxes;
    expect([await boxesOf('wine-4'), await boxesOf('wine-9')]).toEqual([['Caja Encuentro'], []]);
    const show = (is_active: boolean) =>
      shop.db.updateTable('products').set({ is_active }).where('slug', '=', 'box-1').execute();
    await show(false);
    expect(await boxesOf('wine-4')).toEqual([]);
    await show(true);
  });

  it('names a product beside it by its id, also when a sku has the same digits', async () => {
    const beside = await idOf('wine-22');
    await shop.db
      .updateTable('skus')
      .set({ sku: String(beside) })
      .where('product_id', '=', await idOf('wine-23'))
      .execute();
    const { answer } = await change('wine-11', (data) => {
      data.companions = [String(beside)];
    });
    expect(answer.status).toBe(200);
    const { name } = (await read(beside)).data.texts.es;
    expect((await read(await idOf('wine-11'))).names).toEqual({ [String(beside)]: name });
  });

  it.each<[string, (data: ProductData) => void, string, RegExp]>([
    [
      'another address of a published product',
      (data) => Object.assign(data, { slug: 'otro' }),
      'slug',
      /no se puede cambiar/,
    ],
    [
      'an unknown filter value',
      (data) => data.facets.tipo?.push({ value: 'azul' }),
      'facets.tipo.1',
      /«azul»/,
    ],
    ['contents of a wine', (data) => data.contents.push({ sku: 'W1', qty: 1 }), 'contents', /Solo una caja/],
    [
      'a wine that cannot be returned',
      (data) => Object.assign(data.texts.es, { retracto_excluded: 'Se abre la caja' }),
      'texts.es.retracto_excluded',
      /una botella cerrada siempre se puede devolver/,
    ],
    ['a page without picture', (data) => Object.assign(data, { image: '' }), 'image', /Sin imagen/],
    [
      'English words for a second picture that is gone',
      (data) => Object.assign(data.texts.en, { cover_alt: 'The back label' }),
      'texts.en.cover_alt',
      /No hay segunda imagen/,
    ],
    [
      'itself as a recommendation',
      (data) => Object.assign(data, { companions: ['ID'] }),
      'companions.0',
      /sí mismo/,
    ],
    [
      'a format of another product',
      (data) => data.formats.push({ sku: 'W1', grams: null, unit_sales: true, label: { es: '', en: '' } }),
      'formats.1.sku',
      /W1 no existe/,
    ],
    [
      'no Spanish name',
      (data) => Object.assign(data.texts.es, { name: ' ' }),
      'texts.es.name',
      /obligatorio/,
    ],
    [
      'signs that turn the text',
      (data) => Object.assign(data.texts.es, { name: 'Vino \u202eonirc' }),
      'texts.es.name',
      /no es válido/,
    ],
    [
      'a picture of another site',
      (data) => Object.assign(data, { image: 'https://x.example/a' }),
      'image',
      /no es válido/,
    ],
  ])('to %s is refused with a sentence at its field', async (_, edit, field, sentence) => {
    const id = await idOf('wine-10');
    const { data, answer } = await change('wine-10', (changed) => {
      edit(changed);
      changed.companions = changed.companions.map((one) => (one === 'ID' ? String(id) : one));
    });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    const saved = await save(String(id), data);
    expect(saved.body.problems).toEqual([{ path: field, message: expect.stringMatching(sentence) }]);
  });
});

const anyOf = async (slug: string) => {
  const type = { box: 'Box', cheese: 'GourmetProduct', spirit: 'Alcohol' }[slug.split('-')[0] ?? ''] as 'Box';
  return (
    await shop.db.selectFrom('products').select('slug').where('type', '=', type).executeTakeFirstOrThrow()
  ).slug;
};

describe('a new product', () => {
  it('is hidden until it has a picture and is made visible; then its address is fixed', async () => {
    const { status, body } = await create(NEW);
    expect(status).toBe(200);
    expect((await page('/wines/gran-quillay')).status).toBe(404);
    const form = await read(body.id);
    expect(form).toMatchObject({
      slug_fixed: false,
      visible: false,
      data: { slug: 'gran-quillay', brand: 'Casa Ñirre' },
    });
    const early = await put(form, form.data);
    expect(early.body.fields).toHaveProperty('image');
    const whole = {
      ...form.data,
      slug: 'gran-quillay-2025',
      image: PICTURE,
    };
    const published = await put(form, whole);
    expect([published.status, published.body.path]).toEqual([200, '/vinos/gran-quillay-2025']);
    expect(await read(body.id)).toMatchObject({ visible: true, slug_fixed: true });
    expect((await page('/wines/gran-quillay-2025')).body.data).toMatchObject({
      name: 'Gran Quillay',
      price: 19_990,
      stock: 0,
    });
    expect((await page('/wines/gran-quillay')).status).toBe(404);
  });

  it('is new from the day on which shoppers first see it, not from when it was prepared', async () => {
    const { body } = await create({ ...NEW, sku: 'NEW-PREPARED' });
    const publishedAt = async () =>
      (
        await shop.db
          .selectFrom('products')
          .select('published_at')
          .where('id', '=', Number(body.id))
          .executeTakeFirstOrThrow()
      ).published_at.getTime();
    const monthsAgo = new Date(Date.now() - 90 * 86_400_000);
    await shop.db
      .updateTable('products')
      .set({ published_at: monthsAgo })
      .where('id', '=', Number(body.id))
      .execute();
    const data = { ...(await draftOf(body.id)).body.draft.data, image: PICTURE };
    const before = Date.now();
    expect((await put(body, data)).status).toBe(200);
    const first = await publishedAt();
    expect(first).toBeGreaterThanOrEqual(before - 1000);
    expect((await put(body, { ...data, year: 2020 })).status).toBe(200);
    expect(await publishedAt()).toBe(first);
  });

  it('is not new again at its first change here, when an import made it visible', async () => {
    const { body } = await create({ ...NEW, sku: 'NEW-IMPORTED' });
    const id = Number(body.id);
    const published_at = new Date(Date.now() - 90 * 86_400_000);
    await shop.db
      .updateTable('products')
      .set({ published_at, is_active: true, image: PICTURE })
      .where('id', '=', id)
      .execute();
    const { data } = await read(body.id);
    expect((await put(body, { ...data, image: PICTURE, year: 2020 })).status).toBe(200);
    const row = await shop.db.selectFrom('products').select('published_at').where('id', '=', id).execute();
    expect(row).toEqual([{ published_at }]);
  });

  it('sent twice is refused the second time, and so is a taken code', async () => {
    const body = { ...NEW, sku: 'NEW-2', name: 'Dos veces' };
    const answers = await Promise.all([create(body), create(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const taken = await create({ ...NEW, sku: 'W1' });
    expect(taken.body.fields.sku).toMatch(/^El código W1 ya es de «/);
  });

  it('gets another address than a product that is published at the same moment', async () => {
    const id = (await create({ ...NEW, sku: 'NEW-5', name: 'Publicado a la vez' })).body.id as string;
    const { data } = await read(id);
    let creating: ReturnType<typeof create> | undefined;
    await shop.db.transaction().execute(async (trx) => {
      await productPublisher.apply(trx, id, { ...data, slug: 'vino-a-la-vez', image: PICTURE });
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`;
      creating = create({ ...NEW, sku: 'NEW-6', name: 'Vino a la vez' });
      await expect
        .poll(async () => (await waiting.execute(shop.db)).rows.length, { interval: 5 })
        .toBeGreaterThan(0);
    });
    const created = await creating;
    expect(created?.status).toBe(200);
    expect(created?.body.id).not.toBe(id);
    expect((await read(created?.body.id)).data).toMatchObject({
      slug: 'vino-a-la-vez-2',
      formats: [{ sku: 'NEW-6' }],
    });
    expect((await read(id)).data).toMatchObject({ slug: 'vino-a-la-vez', formats: [{ sku: 'NEW-5' }] });
  });

  it('as a copy has everything of the other product but name, address, code, price and stock', async () => {
    const id = await idOf('wine-11');
    const { body } = await create({ ...NEW, sku: 'NEW-3', name: 'Copia', copy_of: String(id) });
    const [original, copy] = [await read(id), await read(body.id)];
    expect(copy.data).toMatchObject({
      facts: original.data.facts,
      image: original.data.image,
    });
    expect(copy.data.texts.es.description).toBe(original.data.texts.es.description);
    expect(copy.data).toMatchObject({ slug: 'copia', formats: [{ sku: 'NEW-3' }] });
  });

  it('is shown by itself at the time that staff chose', async () => {
    const { body } = await create({ ...NEW, sku: 'NEW-4', name: 'A su hora' });
    const { data } = await read(body.id);
    const { version } = (await save(body.id, { ...data, image: PICTURE })).body;
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const params = { id: body.id };
    const planned = await editor.call(productDrafts.scheduleDraft, { params, body: { version, publish_at } });
    expect(planned.body.draft.publish_at).toBe(publish_at);
    const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
    await publishDue({ db: shop.db, log: log as never });
    expect((await page('/wines/a-su-hora')).status).toBe(404);
    await shop.db
      .updateTable('drafts')
      .set({ publish_at: new Date(Date.now() - 1_000) })
      .where('entity_id', '=', body.id)
      .execute();
    await publishDue({ db: shop.db, log: log as never });
    expect((await page('/wines/a-su-hora')).status).toBe(200);
  });

  it('of each kind can be created, and a box needs contents that are no box', async () => {
    for (const kind of ['GourmetProduct', 'Alcohol'])
      expect((await create({ ...NEW, kind, sku: `NEW-${kind}` })).status).toBe(200);
    const box = { ...NEW, kind: 'Box', sku: 'NEW-B' };
    expect((await create(box)).body.fields).toHaveProperty('contents');
    expect((await create({ ...box, contents: [{ sku: 'W1', qty: 2 }] })).status).toBe(200);
    const nested = await create({ ...box, sku: 'NEW-C', contents: [{ sku: 'NEW-B', qty: 1 }] });
    expect(nested.body.fields).toHaveProperty(['contents.0.sku']);
  });

  it('of gourmet kind gets further formats with a price, which an editor may not set', async () => {
    const { body } = await create({ ...NEW, kind: 'GourmetProduct', sku: 'NEW-G', name: 'Brie', grams: 150 });
    const format = {
      params: { id: body.id },
      body: { sku: 'NEW-G2', price: 9_990, grams: 300, reason: 'nuevo tamaño' },
    };
    expect((await editor.call(endpoints.addFormat, format)).status).toBe(403);
    expect((await manager.call(endpoints.addFormat, format)).status).toBe(200);
    const form = await read(body.id);
    expect(form.data.formats.map(({ sku, grams }) => [sku, grams])).toEqual([
      ['NEW-G', 150],
      ['NEW-G2', 300],
    ]);
    const shown = await put(form, { ...form.data, image: PICTURE, formats: form.data.formats.toReversed() });
    expect(shown.body.published.formats.map(({ sku }: { sku: string }) => sku)).toEqual(['NEW-G2', 'NEW-G']);

    const formats = Array.from({ length: MAX_FORMATS - 2 }, (_, index) => ({
      ...format,
      body: { ...format.body, sku: `NEW-G${index + 3}` },
    }));
    for (const one of formats) expect((await manager.call(endpoints.addFormat, one)).status).toBe(200);
    const refused = await manager.call(endpoints.addFormat, {
      ...format,
      body: { ...format.body, sku: 'NEW-G21' },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { sku: 'Un producto tiene hasta 20 formatos.' } },
    });
    expect((await read(body.id)).data.formats).toHaveLength(MAX_FORMATS);
  });
});

it('hides a product, whose draft brings it back', async () => {
  const id = String(await idOf('wine-14'));
  const { version } = (await draftOf(id)).body;
  const hidden = await editor.call(productDrafts.withdraw, { params: { id }, body: { version } });
  expect(hidden.body).toMatchObject({ published: null, draft: { data: { slug: 'wine-14' } }, problems: [] });
  expect((await page('/wines/wine-14')).status).toBe(404);
  const shown = await editor.call(productDrafts.publishDraft, {
    params: { id },
    body: { version: hidden.body.version },
  });
  expect(shown.status).toBe(200);
  expect((await page('/wines/wine-14')).status).toBe(200);
});

it('offers the filter values, brands and foods of the shop', async () => {
  const { body } = await editor.call(endpoints.readProductChoices);
  expect(body.brands).toContain('Viña Alerce');
  expect(body.facets.tipo).toContainEqual({ value: 'tinto', es: 'Tinto', en: 'Red' });
  expect(body.foods.length).toBeGreaterThan(10);
});
