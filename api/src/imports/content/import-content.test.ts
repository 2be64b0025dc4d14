/// <reference lib="esnext.temporal" />

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture } from '../../../test/fixture.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { openPictureStorage } from '../../media/picture-storage.ts';
import { type SeedData, seed } from '../seed/seed.ts';
import { type ImportOptions, importContent } from './import-content.ts';

const journalPage = (title: string) => ({
  seo: { title, description: title, image: null, keywords: '' },
  title,
  text: title,
  picture: null,
  actions: [],
  blocks: [],
});
/** Seed of the small test shop plus one page, which the imports of the tests change. */
const seeded: SeedData = {
  ...fixture,
  content: [
    ...fixture.content,
    { kind: 'page', slug: 'blog', words: { es: journalPage('Bitácora'), en: journalPage('Journal') } },
  ],
};

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await createTestApp();
  await seed(shop.db, seeded);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (files: Record<string, string | Buffer>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
};
const bring = (options: Partial<ImportOptions> = {}, where = folder) =>
  importContent(shop.db, where, {
    storage: openPictureStorage(shop.config),
    locales: ['es', 'en'],
    ...options,
  });
/** Imports the files and returns each problem as `file:line: message`. */
const complaints = async (files: Record<string, string | Buffer>): Promise<string[]> => {
  await write(files);
  const result = await bring();
  return result.kind === 'done'
    ? []
    : result.problems.map(({ file, line, message }) => `${path.basename(file)}:${line ?? '-'}: ${message}`);
};
const ask = async (url: string, language = 'es') =>
  (await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } })).json();
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#6e1b2e' } })
    .jpeg()
    .toBuffer();

const head = (lang: string, more = '') =>
  [
    '---',
    'kind: article',
    'slug: la-greda',
    `lang: ${lang}`,
    'date: 2026-11-20',
    'topics: [vina]',
    'products: [wine-4]',
    lang === 'es' ? 'title: La greda' : 'title: Clay',
    lang === 'es' ? 'lead: Tinajas de barro, otra vez.' : 'lead: Earthen jars, once more.',
    'picture: tinaja.jpg',
    lang === 'es' ? 'picture_alt: Una tinaja' : 'picture_alt: A jar',
    `${more}---`,
    '',
  ].join('\n');
const ES = `${head('es')}Primero el **barro**. Ver los [vinos](/vinos?variedad=pais).

## De dónde viene {#origen}

1. Se pisa.
2. Se cuece.

> El barro respira.
> — Una alfarera

> Es un vino —el primero de la casa— que emociona.

> [!NOTE] Lávala con agua sola.

| dato | valor |
| --- | --- |
| Litros | **200** |

![Una tinaja](tinaja.jpg)
`;
const EN = `${head('en')}First the **clay**. See the [wines](/vinos?variedad=pais).

## Where it comes from {#origen}

Trodden and fired.
`;

describe('importing content', () => {
  it('converts Markdown to the typed blocks of a page', async () => {
    await write({
      'greda.es.md': ES,
      'en/greda.md': EN.replaceAll('tinaja.jpg', '../tinaja.jpg'),
      'tinaja.jpg': await photo(),
    });
    expect(await bring()).toEqual({ kind: 'done', added: 1, changed: 0 });
    const { data } = await ask('/blogs/la-greda');
    expect(data.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'Primero el ' },
          { kind: 'strong', text: 'barro' },
          { kind: 'text', text: '. Ver los ' },
          { kind: 'link', text: 'vinos', href: '/vinos?variedad=pais' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'heading', level: 2, text: 'De dónde viene', id: 'origen' },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'text', text: 'Se pisa.' }], [{ kind: 'text', text: 'Se cuece.' }]],
      },
      { kind: 'quote', text: 'El barro respira.', source: 'Una alfarera' },
      { kind: 'quote', text: 'Es un vino —el primero de la casa— que emociona.', source: null },
      { kind: 'notice', tone: 'info', content: [{ kind: 'text', text: 'Lávala con agua sola.' }] },
      { kind: 'facts', rows: [{ label: 'Litros', value: [{ kind: 'strong', text: '200' }] }] },
      { kind: 'picture', picture: { image: data.picture.image, alt: 'Una tinaja', width: 900, height: 600 } },
    ]);
    expect(data).toMatchObject({ title: 'La greda', date: '2026-11-20', topics: [{ value: 'vina' }] });
    expect(data.products[0].slug).toBe('wine-4');
    expect((await ask('/blogs/la-greda', 'en')).data.title).toBe('Clay');
    const picture = await shop.app.inject(`${data.picture.image}.webp?w=320`);
    expect(picture.statusCode).toBe(200);
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(320);
  });

  it('updates content, keeps the other language, and a later seed keeps the update', async () => {
    await write({
      'a.json': JSON.stringify([
        {
          kind: 'page',
          slug: 'blog',
          es: {
            seo: { title: 'B', description: 'B', image: null, keywords: '' },
            title: 'Nuestra bitácora',
            text: 'Hola',
            picture: null,
            actions: [],
            blocks: [],
          },
        },
      ]),
    });
    const before = (await ask('/pages/blog', 'en')).data;
    expect(await bring()).toEqual({ kind: 'done', added: 0, changed: 1 });
    expect((await ask('/pages/blog')).data.title).toBe('Nuestra bitácora');
    expect((await ask('/pages/blog', 'en')).data).toEqual(before);
    await seed(shop.db, seeded);
    expect((await ask('/pages/blog')).data.title).toBe('Nuestra bitácora');
  });

  it('updates the English alone', async () => {
    await write({
      'vina.json': JSON.stringify({ kind: 'topic', slug: 'vina', en: 'Estates' }),
      'greda.md': EN.replace('First', 'At first'),
      'tinaja.jpg': await photo(),
    });
    expect(await bring()).toEqual({ kind: 'done', added: 0, changed: 2 });
    expect((await ask('/blogs/la-greda')).data.title).toBe('La greda');
    const { blocks, topics } = (await ask('/blogs/la-greda', 'en')).data;
    expect(blocks[0].content[0].text).toBe('At first the ');
    expect(topics[0].label).toBe('Estates');
  });

  it('imports events and topics from JSON', async () => {
    const words = (title: string) => ({
      title,
      lead: 'x',
      place: 'Calle 1',
      picture: { image: '/storage/content/no.00000000', alt: '', width: 1, height: 1 },
      seo: { title, description: 'x', image: null, keywords: '' },
      blocks: [],
    });
    const event = {
      kind: 'event',
      slug: 'noche-de-quesos',
      type: 'tasting',
      starts_at: '2030-03-04T20:00:00-03:00',
      ends_at: '2030-03-04T22:00:00-03:00',
      price: 18000,
      capacity: 10,
      es: words('Noche de quesos'),
      en: words('Cheese night'),
    };
    const file = JSON.stringify(
      [event, { kind: 'topic', slug: 'quesos', es: 'Quesos', en: 'Cheese' }],
      null,
      1,
    );
    expect(await complaints({ 'b.json': file })).toEqual([
      expect.stringMatching(/^b\.json:\d+: There is no picture \/storage\/content\/no\.00000000$/),
      expect.stringMatching(/^b\.json:\d+: There is no picture/),
    ]);
    const { data } = await ask('/blogs/la-greda');
    await write({ 'b.json': file.replaceAll('/storage/content/no.00000000', data.picture.image) });
    expect(await bring()).toEqual({ kind: 'done', added: 2, changed: 0 });
    const clocks = async (starts_at: string, ends_at: string) =>
      complaints({
        'b.json': JSON.stringify({ ...event, starts_at, ends_at }).replaceAll(
          '/storage/content/no.00000000',
          data.picture.image,
        ),
      });
    // The clocks go back an hour at midnight.
    expect(await clocks('2027-04-03T23:30:00-03:00', '2027-04-03T23:15:00-04:00')).toEqual([]);
    expect(await clocks('2030-03-04T20:00:00-03:00', '2030-03-04T22:00:00Z')).toEqual([
      'b.json:-: event noche-de-quesos ends before it begins',
    ]);
    await write({ 'b.json': file.replaceAll('/storage/content/no.00000000', data.picture.image) });
    await bring();
    expect((await ask('/events/noche-de-quesos', 'en')).data).toMatchObject({
      title: 'Cheese night',
      starts_at: '2030-03-04T23:00:00.000Z',
      seats_left: 10,
      max_persons: 8,
    });
  });

  it('brings an event from Markdown, at its instants or counted from today', async () => {
    const event = (lang: string, time: string, slug = 'tarde-de-greda') =>
      [
        `---\nkind: event\nslug: ${slug}\nlang: ${lang}\ntype: tasting\n${time}`,
        'price: 9000\ncapacity: 4\nplace: Calle 1\npicture: tinaja.jpg\npicture_alt: Una tinaja',
        `title: Greda ${lang}\nlead: Copas de greda ${lang}.\n---\n\nDentro de **poco\ntiempo**.\n`,
      ].join('\n');
    const both = (time: string, slug?: string) => ({
      'e.es.md': event('es', time, slug),
      'e.en.md': event('en', time, slug),
    });
    const instants = "starts_at: '2030-03-04T20:00:00-03:00'\nends_at: '2030-03-04T22:00:00-03:00'";
    await write({ ...both(instants), 'tinaja.jpg': await photo() });
    expect(await bring()).toEqual({ kind: 'done', added: 1, changed: 0 });
    const { data } = await ask('/events/tarde-de-greda', 'en');
    expect(data).toMatchObject({
      title: 'Greda en',
      place: 'Calle 1',
      starts_at: '2030-03-04T23:00:00.000Z',
    });
    expect(data.blocks[0].content[1]).toEqual({ kind: 'strong', text: 'poco tiempo' });

    await write(both('when: {weeks: 1, weekday: 4, at: 19:30, minutes: 90}', 'jueves-de-greda'));
    expect(await bring()).toEqual({ kind: 'done', added: 1, changed: 0 });
    const { starts_at } = (await ask('/events/jueves-de-greda')).data;
    const start = Temporal.Instant.from(starts_at).toZonedDateTimeISO(TIME_ZONE);
    expect([start.dayOfWeek, start.hour, start.minute]).toEqual([4, 19, 30]);
    const days = (start.epochMilliseconds - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(9);
    // Up to two weeks later around Christmas.
    expect(days).toBeLessThan(32);

    expect(
      await complaints(both(`${instants}\nwhen: {weeks: 1, weekday: 4, at: 19:30, minutes: 90}`)),
    ).toEqual([
      expect.stringMatching(/^e\.en\.md:3: .*either starts_at and ends_at, or when/),
      expect.stringMatching(/^e\.es\.md:3: .*either starts_at and ends_at, or when/),
    ]);
    expect((await complaints(both('when: {weeks: 1, weekday: 8, at: 25:00, minutes: 90}'))).join()).toMatch(
      /e\.en\.md:6: /,
    );
  });

  // One event beyond the limits of the contract fails the list of the office.
  it.each([
    [{ price: 10_000_001 }, 'price: '],
    [{ capacity: 10_001 }, 'capacity: '],
    [{ max_persons: 101 }, 'max_persons: '],
    [{ ends_at: '2030-03-05T20:01:00-03:00' }, 'lasts'],
    [{ ends_at: '2030-03-04T20:14:00-03:00' }, 'lasts'],
    [{ en: { lead: 'x'.repeat(301) } }, 'en.lead: '],
  ])('refuses an event that the office could not show: %j', async (changes, words) => {
    const times = { starts_at: '2030-03-04T20:00:00-03:00', ends_at: '2030-03-05T20:00:00-03:00' };
    const facts = { ...times, price: 10_000_000, capacity: 10_000, max_persons: 100 };
    const event = { kind: 'event', slug: 'tarde-de-greda', type: 'tasting', ...facts };
    const problems = (entry: object) => complaints({ 'e.json': JSON.stringify(entry) });
    expect(await problems(event)).toEqual([]);
    expect((await problems({ ...event, ...changes })).join()).toContain(words);
  });

  it('neither moves a coming event with guests nor makes it too small for them', async () => {
    const slug = 'tarde-de-greda';
    const times = { starts_at: '2030-03-04T20:00:00-03:00', ends_at: '2030-03-04T22:00:00-03:00' };
    const event = { kind: 'event', slug, type: 'tasting', ...times, price: 18000, capacity: 10 };
    const change = (changes: object) => complaints({ 'e.json': JSON.stringify({ ...event, ...changes }) });
    expect(await change({})).toEqual([]);
    await shop.db.updateTable('events').set({ seats_taken: 4 }).where('slug', '=', slug).execute();
    expect(await change({ starts_at: '2030-03-04T23:00:00Z', price: 19000 })).toEqual([]);
    expect(await change({ ends_at: '2030-03-04T23:00:00-03:00', capacity: 3 })).toEqual([
      `e.json:-: event ${slug} has guests: move it in the office, which tells them`,
      `e.json:-: event ${slug} has 4 reserved seats, more than its capacity`,
    ]);
    // The next edition of an event that is over.
    await shop.db
      .updateTable('events')
      .set({ starts_at: new Date(0) })
      .where('slug', '=', slug)
      .execute();
    expect(await change({ price: 19000 })).toEqual([]);
  });

  it('does not move an event that a guest reserves while its pictures are stored', async () => {
    const event = () =>
      shop.db
        .selectFrom('events')
        .select(['starts_at', 'seats_taken'])
        .where('slug', '=', 'tarde-de-greda')
        .executeTakeFirstOrThrow();
    const starts_at = new Date('2030-03-04T23:00:00Z');
    await shop.db
      .updateTable('events')
      .set({ starts_at, seats_taken: 0 })
      .where('slug', '=', 'tarde-de-greda')
      .execute();
    const head = (lang: string) =>
      [
        `---\nkind: event\nslug: tarde-de-greda\nlang: ${lang}\ntype: tasting`,
        "starts_at: '2030-03-05T20:00:00-03:00'\nends_at: '2030-03-05T22:00:00-03:00'",
        'price: 9000\ncapacity: 4\nplace: Calle 1\npicture: tinaja.jpg\npicture_alt: Una tinaja',
        `title: Greda ${lang}\nlead: Copas de greda ${lang}.\n---\n\nDentro.\n`,
      ].join('\n');
    await write({ 'e.es.md': head('es'), 'e.en.md': head('en'), 'tinaja.jpg': await photo() });
    const storage = openPictureStorage(shop.config);
    const has = async (key: string) => {
      await shop.db
        .updateTable('events')
        .set({ seats_taken: 2 })
        .where('slug', '=', 'tarde-de-greda')
        .execute();
      return storage.has(key);
    };
    expect(await bring({ storage: { ...storage, has } })).toMatchObject({
      kind: 'refused',
      problems: [{ message: 'event tarde-de-greda has guests: move it in the office, which tells them' }],
    });
    expect(await event()).toEqual({ starts_at, seats_taken: 2 });
  });

  it('imports the head of a listing with its filter, small print and share picture', async () => {
    const image = (await ask('/events/tarde-de-greda')).data.picture.image;
    const page = (lang: string) =>
      [
        `---\nkind: page\nslug: tinajas\nlang: ${lang}\ntitle: Tinajas ${lang}\nlead: Barro ${lang}`,
        `share_picture: ${image}\nfilter: {key: pais, value: chile}`,
        `conditions: Una por persona ${lang}.\n---\n`,
      ].join('\n');
    await write({ 'p.es.md': page('es'), 'p.en.md': page('en') });
    expect(await bring()).toEqual({ kind: 'done', added: 1, changed: 0 });
    expect((await ask('/pages/tinajas', 'en')).data).toMatchObject({
      text: 'Barro en',
      picture: null,
      seo: { image },
      filter: { key: 'pais', value: 'chile' },
      conditions: 'Una por persona en.',
    });
  });

  it('changes nothing in a dry run, and stores no picture', async () => {
    await write({
      'x.es.md': ES.replace('la-greda', 'otra'),
      'x.en.md': EN.replace('la-greda', 'otra'),
      'tinaja.jpg': await sharp(await photo())
        .negate()
        .jpeg()
        .toBuffer(),
    });
    const pictures = await readdir(path.join(shop.config.STORAGE_DIR, 'content'));
    expect(await bring({ dryRun: true })).toEqual({ kind: 'done', added: 1, changed: 0 });
    expect((await ask('/blogs/otra')).code).toBe('NOT_FOUND');
    expect(await readdir(path.join(shop.config.STORAGE_DIR, 'content'))).toEqual(pictures);
  });

  it('reports the number of read files', async () => {
    const said: string[] = [];
    await write({ 't.json': JSON.stringify({ kind: 'topic', slug: 'tema', es: 'Tema', en: 'Topic' }) });
    await bring({ progress: (words) => said.push(words) });
    expect(said).toEqual(['read 1 file']);
  });
});

describe('an invalid import', () => {
  it('stores nothing, not even valid files', async () => {
    const wrong = await complaints({
      'right.json': JSON.stringify({ kind: 'topic', slug: 'bueno', es: 'Bueno', en: 'Good' }),
      'wrong.json': JSON.stringify({ kind: 'topic', slug: 'malo', es: 'Malo' }),
    });
    expect(wrong).toEqual(['wrong.json:-: topic malo is not translated: its English is missing']);
    const topic = await shop.db
      .selectFrom('blog_topics')
      .select('slug')
      .where('slug', '=', 'bueno')
      .execute();
    expect(topic).toEqual([]);
  });

  const lines = (text: string) => ES.replace('Primero el **barro**.', text);
  it.each([
    ['HTML', lines('a\n\n<b onclick="x()">hola</b>'), 15, 'cannot hold HTML'],
    ['a script link', lines('[x](javascript:alert)'), 13, 'A link leads to a path of the shop'],
    ['a page that is not there', lines('[x](/no-existe)'), 13, 'The shop has no page /no-existe'],
    [
      'an article that is not there',
      lines('[x](/blog/no-existe)'),
      13,
      'The shop has no page /blog/no-existe',
    ],
    ['a heading of the first level', lines('# Grande'), 13, 'Headings have two or three signs'],
    ['code', lines('a `b` c'), 13, 'Running text cannot hold code'],
    ['a picture that is not there', lines('![a](nada.jpg)\n\nVer'), 13, 'There is no picture file nada.jpg'],
    ['a picture without words', lines('![](tinaja.jpg)\n\nVer'), 13, 'A picture needs words'],
    ['a list in a list', lines('- a\n  - b\n'), 13, 'A point of a list is one paragraph'],
    ['a day that is none', ES.replace('2026-11-20', '2026-13-40'), 5, 'date'],
    ['a field nobody knows', ES.replace('lead:', 'leed:'), 2, 'lead'],
    ['a head that is no YAML', ES.replace('lang: es', 'slug: otra'), 4, 'unique'],
    ['a topic that is not there', ES.replace('[vina]', '[nada]'), '-', 'There is no topic nada'],
    ['a product that is not there', ES.replace('[wine-4]', '[nada]'), '-', 'There is no product nada'],
    ['no head', 'Hola', 1, 'The file begins with its head'],
  ])('names file and line of %s', async (_, text, line, message) => {
    const wrong = await complaints({ 'a.es.md': text, 'tinaja.jpg': await photo() });
    expect(wrong.join('\n')).toContain(`a.es.md:${line}: `);
    expect(wrong.join('\n')).toContain(message);
  });

  it.each([
    ['{\n "kind": "topic",\n "slug": "x",,\n}', 3, 'no JSON'],
    ['[\n {"kind": "topic", "slug": "Grande", "es": "a", "en": "b"}\n]', 2, '0.slug'],
    ['{\n "kind": "page",\n "slug": "events",\n "es": {\n  "title": 3\n }\n}', 5, 'es.title'],
    ['{"kind": "potion"}', 1, 'kind'],
  ])('names the line in JSON: %s', async (text, line, message) => {
    const wrong = await complaints({ 'a.json': text });
    expect(wrong.filter((one) => one.startsWith(`a.json:${line}: `) && one.includes(message))).not.toEqual(
      [],
    );
  });

  it('reads JSON from a file whose name ends in capitals', async () => {
    expect(await complaints({ 'A.JSON': '{"kind": "potion"}' })).toEqual([
      expect.stringMatching(/^A\.JSON:1: kind/),
    ]);
  });

  it('refuses SVG files, which could contain scripts', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    expect((await complaints({ 'a.es.md': ES, 'tinaja.jpg': svg }))[0]).toContain('is no photograph');
  });

  it('refuses duplicates and contradicting languages', async () => {
    const picture = { 'tinaja.jpg': await photo() };
    expect((await complaints({ 'a.md': ES, 'b.md': ES, ...picture })).join()).toContain('stands in');
    expect(
      (await complaints({ 'a.md': ES, 'b.md': EN.replace('2026-11-20', '2026-11-19'), ...picture })).join(),
    ).toContain('says another date');
  });

  it('explains a missing path and a folder without content files', async () => {
    await expect(bring({}, `${folder}/nowhere`)).rejects.toThrow('There is nothing at');
    await expect(bring()).rejects.toThrow('There is no .json and no .md file');
  });
});
