import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/harness.ts';
import { importCatalogue } from './import-catalogue.ts';
import { linesOfItems } from './read-file.ts';

let shop: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const HEAD =
  'type,slug,brand,name_es,name_en,sku,price,reference_price,stock,format,image,tipo,variedad,pais,contents';
const bring = (name: string, text: string, dryRun = false) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return importCatalogue(shop.db, file, { dryRun, reason: `import ${name}`, progress: () => undefined });
};
const problems = async (name: string, text: string) => {
  const result = await bring(name, text);
  if (result.kind === 'done') throw new Error('it was imported');
  return result.problems.map(({ line, field, message }) => `${line} ${field ?? ''}: ${message}`);
};
const read = async (url: string) => {
  const answer = await shop.app.inject(`/api${url}`);
  return { status: answer.statusCode, ...answer.json() };
};
const countProducts = async () => (await read('/product-category/productos')).total as number;

describe('a catalogue file', () => {
  it('adds products that are listed, counted and found at once', async () => {
    const result = await bring(
      'new.csv',
      [
        HEAD,
        'wine,roble-gris,Viña Nueva,Roble Gris,Grey Oak,RG1,15990,18990,7,,/storage/wine/a,' +
          'tinto,carmenere|malbec=Malbec,chile,',
        'gourmet,brie-nuevo,Affineur,Brie nuevo,,BR1,5990,Precio club,4,150,/storage/g/a,,,francia,',
        ',brie-nuevo,,,,BR2,9990,,2,300,,,,,',
        'box,caja-nueva,Viña Nueva,Caja nueva,,CN1,30000,,,,/storage/b/a,,,,RG1*2|W1*1',
      ].join('\n'),
    );
    expect(result).toEqual({ kind: 'done', added: 3, changed: 0 });
    expect((await read('/wines/roble-gris')).data).toMatchObject({
      name: 'Roble Gris',
      price: 15990,
      reference_price: 18990,
      stock: 7,
      brand: { name: 'Viña Nueva', slug: 'vina-nueva' },
      strains: [
        { value: 'carmenere', label: 'Carmenère' },
        { value: 'malbec', label: 'Malbec' },
      ],
    });
    expect((await read('/gourmets/brie-nuevo')).data).toMatchObject({
      reference_price: 'Precio club',
      formats: [
        { sku: 'BR1', format: 150 },
        { sku: 'BR2', format: 300, price: 9990 },
      ],
    });
    expect((await read('/boxes/caja-nueva')).data).toMatchObject({
      stock: 3,
      contents: [{ qty: 2 }, { qty: 1 }],
    });
    expect((await read('/search?q=roble')).data).toMatchObject([{ slug: 'roble-gris' }]);
    expect((await read('/wines?variedad=malbec')).total).toBe(1);
  });

  it('updates products by slug, keeps stock without a value, and adds prices to the history', async () => {
    const row = (price: number, stock: string) =>
      `${HEAD}\nwine,roble-gris,Viña Nueva,Roble Gris Reserva,,RG1,${price},,${stock},,` +
      '/storage/wine/a,tinto,,chile,';
    expect(await bring('change.csv', row(16990, ''))).toEqual({ kind: 'done', added: 0, changed: 1 });
    expect((await read('/wines/roble-gris')).data).toMatchObject({
      name: 'Roble Gris Reserva',
      price: 16990,
      reference_price: null,
      stock: 7,
      strains: [],
    });
    expect(await bring('change.csv', row(16990, '2'))).toMatchObject({ kind: 'done' });
    expect((await read('/wines/roble-gris')).data.stock).toBe(2);
    const history = await shop.db.selectFrom('price_changes').selectAll().where('sku', '=', 'RG1').execute();
    expect(history).toMatchObject([
      {
        old_price: 15990,
        new_price: 16990,
        old_reference_price: '18990',
        new_reference_price: null,
        reason: 'import change.csv',
      },
    ]);
  });

  it('does not undo sales during the import when the file has no stock column', async () => {
    const stockOf = async () =>
      (await shop.db.selectFrom('skus').select('stock').where('sku', '=', 'W9').executeTakeFirstOrThrow())
        .stock;
    const before = await stockOf();
    const blocker = await shop.db.startTransaction().execute();
    await blocker.selectFrom('products').selectAll().where('slug', '=', 'wine-9').forUpdate().execute();
    const importing = bring(
      'late.csv',
      'type,slug,brand,name_es,sku,price,image\nwine,wine-9,Viña Alerce,Vino 9,W9,15990,/storage/wine/a',
    );
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(shop.db);
        return rows.length;
      })
      .toBe(1);
    await shop.db
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '-', 5) }))
      .where('sku', '=', 'W9')
      .execute();
    await blocker.commit().execute();
    expect(await importing).toMatchObject({ kind: 'done', changed: 1 });
    expect(await stockOf()).toBe(before - 5);
  });

  it('changes only fields with a column in the file', async () => {
    const read = async () => {
      const product = await shop.db
        .selectFrom('products')
        .selectAll()
        .where('slug', '=', 'wine-8')
        .executeTakeFirstOrThrow();
      const of = <T extends 'product_texts' | 'product_facets' | 'skus'>(table: T) =>
        sql<object>`
          select * from ${sql.table(table)} where product_id = ${product.id}
          order by 1, 2, 3`.execute(shop.db);
      const [texts, facets, skus] = await Promise.all([
        of('product_texts'),
        of('product_facets'),
        of('skus'),
      ]);
      const { updated_at, brand_id, ...rest } = product;
      return { product: rest, texts: texts.rows, facets: facets.rows, skus: skus.rows };
    };
    await shop.db
      .updateTable('products')
      .set({ is_active: false, rank: 77, label: true })
      .where('slug', '=', 'wine-8')
      .execute();
    await shop.db
      .updateTable('skus')
      .set({ reference_price: '99990', label_text: JSON.stringify({ es: 'Oferta', en: 'Offer' }) })
      .where('sku', '=', 'W8')
      .execute();
    const before = await read();
    await bring(
      'prices.csv',
      'type,slug,brand,name_es,sku,price,image\n' +
        `wine,wine-8,Viña Alerce,"Vino Ñandú 8",W8,4321,${before.product.image}`,
    );
    // The file has a column for the brand, so the filter value of the brand may change.
    const isNoBrand = (facet: object) => 'key' in facet && facet.key !== 'marca';
    const after = await read();
    expect(after.product).toEqual(before.product);
    expect(after.facets.filter(isNoBrand)).toEqual(before.facets.filter(isNoBrand));
    expect(after.skus).toEqual(before.skus.map((sku) => ({ ...sku, price: 4321 })));
    const plain = (texts: object[]) =>
      texts.map((row) => ({ ...row, keywords: undefined, search_text: undefined }));
    expect(plain(after.texts)).toEqual(plain(before.texts).map((row) => expect.objectContaining(row)));
  });

  it('shows the name alone of a product in a box until a file has shown the product', async () => {
    const bringWith = (active: number) =>
      bring(
        'unseen.csv',
        [
          'type,slug,brand,name_es,sku,price,format,image,contents,active',
          `gourmet,queso-por-venir,Quesería Sur,Queso por venir,QPV,5990,150,/storage/g/a,,${active}`,
          'box,caja-por-venir,Viña Nueva,Caja por venir,CPV,30000,,/storage/b/a,QPV*1,1',
        ].join('\n'),
      );
    const offSale = async () => (await read('/boxes/caja-por-venir')).data.contents_off_sale;
    await bringWith(0);
    const [unseen] = await offSale();
    expect(unseen).toMatchObject({ format: null, product: { name: 'Queso por venir', slug: '' } });
    expect(JSON.stringify(unseen)).not.toMatch(/queso-por-venir|storage|Sur|150/);
    await bringWith(1);
    expect(await offSale()).toBeUndefined();
    await bringWith(0);
    expect(await offSale()).toMatchObject([
      { format: 150, product: { slug: 'queso-por-venir', brand: { name: 'Quesería Sur' } } },
    ]);
  });

  it('removes an English text that has no Spanish one when its cell is empty', async () => {
    const english = sql`product_texts where locale = 'en' and product_id = (select id from products where slug = 'wine-8')`;
    await sql`update product_texts set content = content - 'vineyard'
      where product_id = (select id from products where slug = 'wine-8')`.execute(shop.db);
    const bringVineyard = (cell: string) =>
      bring(
        'vineyard.csv',
        'type,slug,brand,name_es,sku,price,image,vineyard_en\n' +
          `wine,wine-8,Viña Alerce,"Vino Ñandú 8",W8,4321,/storage/w/a,${cell}`,
      );
    const vineyard = async () =>
      (await sql`select content ->> 'vineyard' as text from ${english}`.execute(shop.db)).rows;
    await bringVineyard('On a hill');
    expect(await vineyard()).toEqual([{ text: 'On a hill' }]);
    await bringVineyard('');
    expect(await vineyard()).toEqual([{ text: null }]);
  });

  it.each([
    ['Del mar,Old', { es: 'Del mar', en: 'New' }],
    [',Of the sea', { es: 'Nuevo', en: 'Of the sea' }],
    [',Old', { es: 'Nuevo', en: 'New' }],
  ])('lets a card name that equals the name follow it, in each language: %s', async (cells, cards) => {
    const head = 'type,slug,brand,sku,price,image,name_es,name_en';
    const row = 'wine,card-names,Viña,CARD1,4321,/storage/w/a';
    const first = await bring('cards.csv', `${head},name_card_es,name_card_en\n${row},Viejo,Old,${cells}`);
    expect(first).toMatchObject({ kind: 'done' });
    await bring('names.csv', `${head}\n${row},Nuevo,New`);
    const { rows } = await sql<{ cards: object }>`select jsonb_object_agg(locale, name_card) as cards
      from product_texts t join products p on p.id = t.product_id where slug = 'card-names'`.execute(shop.db);
    expect(rows).toEqual([{ cards }]);
  });

  it.each([
    ['sku_label_es', 'Oferta', { es: 'Oferta', en: 'Save' }],
    ['sku_label_en', 'Deal', { es: 'Oferta', en: 'Deal' }],
    ['sku_label_en', '', { es: 'Oferta', en: 'Oferta' }],
    ['sku_label_es', 'Rebaja', { es: 'Rebaja', en: 'Rebaja' }],
  ])(
    'keeps the label of a format in the language without a column: %s is "%s"',
    async (column, cell, label) => {
      const text = [
        `type,slug,brand,name_es,sku,price,image,${column}`,
        'gourmet,cheese-1,Domaine Vitrail,Queso de Cabra,G1,4990,/storage/g/a,',
        `,cheese-1,,,G2,8990,,${cell}`,
      ].join('\n');
      expect(await bring('labels.csv', text)).toMatchObject({ kind: 'done', changed: 1 });
      const stored = shop.db.selectFrom('skus').select('label_text').where('sku', '=', 'G2');
      expect(await stored.executeTakeFirst()).toEqual({ label_text: label });
    },
  );

  it.each([
    ['13,5', 13.5],
    ['12.9', 12.9],
    ['14', 14],
  ])('reads the strength %s', async (cell, abv) => {
    const text = `type;slug;brand;name_es;sku;price;image;abv\nwine;strength;Viña;Fuerte;STR1;9990;/storage/w/a;${cell}`;
    expect(await bring('abv.csv', text)).toMatchObject({ kind: 'done' });
    expect((await read('/wines/strength')).data.abv).toBe(abv);
  });

  it.each([
    ['VERDADERO', true],
    ['Sí', true],
    ['FALSO', false],
    ['No', false],
  ])('reads %s as a spreadsheet writes it', async (cell, is_active) => {
    const text = `type;slug;brand;name_es;sku;price;image;active\nwine;flagged;Viña;Marca;FLG1;9990;/storage/w/a;${cell}`;
    expect(await bring('active.csv', text)).toMatchObject({ kind: 'done' });
    const stored = shop.db.selectFrom('products').select('is_active').where('slug', '=', 'flagged');
    expect(await stored.executeTakeFirst()).toEqual({ is_active });
  });

  it('names the words of a column that is yes or no', async () => {
    const text = `type;slug;brand;name_es;sku;price;image;active\nwine;flagged;Viña;Marca;FLG1;9990;/storage/w/a;quizás`;
    expect(await problems('active.csv', text)).toEqual(['2 active: must be sí or no (is "quizás")']);
  });

  it('refuses a price of 0, as the office does', async () => {
    const text = `${HEAD}\nwine,free,Viña,Gratis,,FREE1,0,,1,,/storage/w/a,tinto=Tinto,,chile,`;
    expect(await bring('free.csv', text)).toMatchObject({
      problems: [{ line: 2, field: 'price', message: 'must be 1 or more (is "0")' }],
    });
  });

  it.each([
    ['tinto=Tinto', { es: 'Tinto', en: 'Red' }],
    ['naranjo=Naranjo', { es: 'Naranjo', en: 'Naranjo' }],
    ['naranjo=Ámbar', { es: 'Ámbar', en: 'Ámbar' }],
    ['naranjo=Ámbar/Amber', { es: 'Ámbar', en: 'Amber' }],
    ['naranjo=Naranjo', { es: 'Naranjo', en: 'Amber' }],
  ])('keeps the English label of a filter value that it names in Spanish alone: %s', async (tipo, labels) => {
    const text = `${HEAD}\nwine,named,Viña,Nombrado,,NM1,5000,,1,,/storage/w/a,${tipo},,chile,`;
    expect(await bring('named.csv', text)).toMatchObject({ kind: 'done' });
    const stored = await shop.db
      .selectFrom('facet_labels')
      .select(['locale', 'label'])
      .where('key', '=', 'tipo')
      .where('value', '=', tipo.split('=')[0] ?? '')
      .execute();
    expect(Object.fromEntries(stored.map(({ locale, label }) => [locale, label]))).toEqual(labels);
  });

  it('may be JSON or CSV with semicolons and line breaks in cells', async () => {
    const json = [
      {
        type: 'alcohol',
        slug: 'gin-nuevo',
        brand: 'Destilería',
        name_es: 'Gin nuevo',
        sku: 'GN1',
        price: 19990,
        image: '/storage/a/a',
        tipo: ['gin=Gin'],
        scores: ['Mesa de Cata:91'],
      },
    ];
    expect(await bring('a.json', JSON.stringify(json, null, 2))).toMatchObject({ added: 1 });
    expect((await read('/alcohols/gin-nuevo')).data.scores).toEqual([{ jury: 'Mesa de Cata', points: 91 }]);
    const csv =
      '\uFEFFtype;slug;brand;name_es;sku;price;image;description_es\n' +
      'wine;otro-vino;Viña;Otro vino;OV1;5000;/storage/w/a;"Dos\nlíneas"\n';
    expect(await bring('b.csv', csv)).toMatchObject({ added: 1 });
    expect((await read('/wines/otro-vino')).data.description).toBe('Dos\nlíneas');
  });

  it('changes nothing on errors and lists each with line and field', async () => {
    const before = await countProducts();
    const text = [
      `${HEAD},colour`,
      'wine,good-one,Viña,Bueno,,GO1,5000,,1,,/storage/w/a,tinto,,chile,,',
      'wine,Bad Slug,Viña,Malo,,BS1,abc,,-1,,http://x/y,tinto,,chile,,',
      'wine,no-sku,Viña,"Dos',
      'líneas",,,5000,,1,,/storage/w/a,tinto,,chile,,',
      'wine,taken,Viña,Tomado,,W1,5000,,1,,/storage/w/a,tinto,,chile,,',
      'box,empty-box,Viña,Caja,,EB1,5000,,,,/storage/w/a,,,,,',
      'box,odd-box,Viña,Caja,,OB1,5000,,,,/storage/w/a,,,,NONE*1|B1*2,',
      'wine,good-one,Viña,Bueno,,GO2,5000,,1,,/storage/w/a,tinto,,chile,,',
      'wine,new-type,Viña,Nuevo,,NT1,5000,,1,,/storage/w/a,verde,,chile,,',
      'gourmet,wine-1,Viña,Nuevo,,NT2,5000,,1,,/storage/w/a,,,chile,,',
      'gourmet,cheese,Lechería,Queso,,CH1,abc,,1,,/storage/w/a,,,chile,,',
      'gourmet,cheese,,,,CH2,6000,,1,,,,,,,',
    ].join('\n');
    expect(await problems('bad.csv', text)).toEqual([
      '2 colour: is no column of a catalogue',
      '3 slug: must be small letters, digits and single dashes (is "Bad Slug")',
      '3 price: must be a whole number (is "abc")',
      '3 stock: must be 0 or more (is "-1")',
      '3 image: must begin with /storage/ (is "http://x/y")',
      '4 sku: is missing',
      '6 sku: W1 belongs to wine-1',
      '7 contents: a box holds something: SKU*2|SKU*1',
      '8 contents: NONE is no sku',
      '8 contents: B1 is a box itself',
      '9 slug: good-one is on line 2 too; only gourmet products have several formats',
      '10 tipo: verde is not known; name it as verde=Español/English',
      '11 type: wine-1 is a Wine in the shop',
      '11 sku: wine-1 has the sku W1 too: give it a row, with stock 0 when it is no longer sold',
      '12 price: must be a whole number (is "abc")',
    ]);
    expect(await countProducts()).toBe(before);
    expect((await read('/wines/good-one')).status).toBe(404);
  });

  it.each([
    ['broken.json', '[\n  {"type": "wine",}\n]', /^2 : is no valid JSON here/],
    ['object.json', '{"a": 1}', /^1 : must be a list/],
    ['items.json', '[\n  7,\n  {"type": "wine"}\n]', /^2 : must be an object/],
    ['quote.csv', 'type,slug\nwine,"a', /^\d+ : Quote Not Closed/],
    ['ragged.csv', 'type,slug\nwine,a,b,c', /^2 : Invalid Record Length/],
    ['empty.csv', 'type,slug\n', /^1 : holds no product/],
  ])('explains a broken file: %s', async (name, text, sentence) => {
    expect((await problems(name, text))[0]).toMatch(sentence);
  });

  it.each([
    ['price.csv', '12.000', '1', '', '2 price: must be a whole number (is "12.000")'],
    ['stock.csv', '12000', '1.000', '', '2 stock: must be a whole number (is "1.000")'],
    ['points.csv', '12000', '1', 'Mesa:910', '2 scores: must be as Jury:91 (is "Mesa:910")'],
  ])('refuses a number that staff did not mean: %s', async (name, price, stock, scores, problem) => {
    const text = `${HEAD},scores\nwine,points,Viña,Puntos,,PT1,${price},,${stock},,/storage/w/a,tinto,,chile,,${scores}`;
    expect(await problems(name, text)).toEqual([problem]);
  });

  it('refuses a box that names a product twice', async () => {
    const text = `${HEAD}\nbox,twice,Viña,Caja,,TW1,5000,,,,/storage/w/a,,,,W1*1|W4*1|W1*2`;
    expect(await problems('twice.csv', text)).toEqual(['2 contents: W1 is there twice']);
  });

  it('refuses more formats than a product may have', async () => {
    const formats = Array.from({ length: 20 }, (_, index) => `,many,,,,MF${index + 2},5000,,1,,,,,,`);
    const text = `${HEAD}\ngourmet,many,Viña,Quesos,,MF1,5000,,1,,/storage/w/a,,,chile,\n${formats.join('\n')}`;
    expect(await problems('formats.csv', text)).toEqual(['22 sku: many has more than 20 formats']);
  });

  it('refuses to exclude a wine from returns', async () => {
    const text = `${HEAD},retracto_excluded_es\nwine,sealed,Viña,Sellado,,SE1,5000,,1,,/storage/w/a,tinto,,chile,,No se devuelve`;
    expect(await problems('sealed.csv', text)).toEqual([
      '2 retracto_excluded_es: only a gourmet product can be excluded from returns; unopened bottles never are',
    ]);
  });

  it.each([
    ['prices.csv', 'sku,price,slug,price\nW1,16990,wine-1,777', '1 price: is the name of two columns'],
    ['semicolons.csv', 'sku; price ;slug;price\nW1;16990;wine-1;777', '1 price: is the name of two columns'],
    ['prices.json', '[\n{"slug": "wine-1",\n"price": 16990, "price": 777}]', '3 price: occurs twice'],
  ])('refuses the doubled price of %s by name, also in a dry run', async (name, text, problem) => {
    expect(await problems(name, text)).toContain(problem);
    expect(await bring(name, text, true)).toMatchObject({ kind: 'refused' });
  });

  it('changes nothing in a dry run and lists the changes', async () => {
    const text = `${HEAD}\nwine,dry-one,Viña,Seco,,DO1,5000,,1,,/storage/w/a,tinto,,chile,`;
    expect(await bring('dry.csv', text, true)).toEqual({ kind: 'done', added: 1, changed: 0 });
    expect((await read('/wines/dry-one')).status).toBe(404);
  });

  it('names a day of Santiago, or a moment, as the time of publication', async () => {
    const row = (slug: string, time: string) =>
      `wine,${slug},Viña Nueva,${slug},${slug.toUpperCase()},15990,/storage/wine/a,${time}`;
    const times = [
      row('de-verano', '2026-01-15'),
      row('de-invierno', '2026-07-01'),
      row('a-las-diez', '2026-01-15T10:00:00-03:00'),
    ];
    await bring('times.csv', ['type,slug,brand,name_es,sku,price,image,published_at', ...times].join('\n'));
    const rows = await shop.db.selectFrom('products').select(['slug', 'published_at']).execute();
    const published = new Map(rows.map((one) => [one.slug, one.published_at.toISOString()]));
    expect(published.get('de-verano')).toBe('2026-01-15T03:00:00.000Z');
    expect(published.get('de-invierno')).toBe('2026-07-01T04:00:00.000Z');
    expect(published.get('a-las-diez')).toBe('2026-01-15T13:00:00.000Z');
  });
});

it('finds the line of each item of a JSON list', () => {
  const item = fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), list: fc.array(fc.string()) }));
  fc.assert(
    fc.property(fc.array(item), fc.constantFrom(0, 1, 2), (items, indent) => {
      const text = JSON.stringify(items, null, indent);
      const lines = linesOfItems(text);
      expect(lines).toHaveLength(items.length);
      // Without indentation all items are on line 1. With it, each starts after the last line of the one
      // before.
      if (indent === 0) expect(new Set(lines)).toEqual(new Set(items.length > 0 ? [1] : []));
      else {
        const heights = items.map((one) => JSON.stringify([one], null, indent).split('\n').length - 2);
        const starts = heights.map(
          (_, index) => 2 + heights.slice(0, index).reduce((sum, height) => sum + height, 0),
        );
        expect(lines).toEqual(starts);
      }
    }),
    { seed: 4 },
  );
});
