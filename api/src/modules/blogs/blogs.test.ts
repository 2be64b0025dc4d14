import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const get: TestApp['get'] = (url, language) => shop.get(url, language);

describe('the journal', () => {
  it('lists articles newest first, paged', async () => {
    const { body } = await get('/blogs?per_page=2');
    expect(body).toMatchObject({ total: 3, current_page: 1, per_page: 2, last_page: 2 });
    expect(body.data.map(({ slug, date }: { slug: string; date: string }) => [slug, date])).toEqual([
      ['la-vendimia', '2026-04-02'],
      ['la-poda', '2026-03-01'],
    ]);
    const second = await get('/blogs?per_page=2&page=2');
    expect(second.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['la-cata']);
  });

  it('lists articles without their text', async () => {
    const [first] = (await get('/blogs')).body.data;
    expect(Object.keys(first).toSorted()).toEqual(
      ['date', 'id', 'lead', 'picture', 'reading_minutes', 'slug', 'title'].toSorted(),
    );
  });

  it('is empty beyond the last page', async () => {
    expect((await get('/blogs?page=9')).body).toMatchObject({ data: [], total: 3, current_page: 9 });
  });

  it('returns an article by slug and by id in the requested language', async () => {
    const bySlug = await get('/blogs/la-vendimia', 'en');
    expect(bySlug.body.data).toMatchObject({ title: 'The harvest', reading_minutes: 2 });
    expect(bySlug.body.data.blocks[0]).toEqual({
      kind: 'heading',
      level: 2,
      text: 'Before dawn',
      id: 'antes-del-alba',
    });
    const byId = await get(`/blogs/${bySlug.body.data.id}`, 'en');
    expect(byId.body).toEqual(bySlug.body);
  });

  it('falls back to Spanish without a translation', async () => {
    expect((await get('/blogs/la-cata', 'en')).body.data.title).toBe('La cata');
  });

  it('returns topics, related articles and mentioned products of an article', async () => {
    const { data } = (await get('/blogs/la-vendimia', 'en')).body;
    expect(data.topics).toEqual([
      { value: 'vina', label: 'The vineyard' },
      { value: 'mesa', label: 'The table' },
    ]);
    expect(data.related.map(({ slug }: { slug: string }) => slug)).toEqual(['la-poda', 'la-cata']);
    expect(data.products.map(({ slug }: { slug: string }) => slug)).toEqual(['wine-4', 'box-1']);
  });

  it.each([
    ['tema=vina', ['la-vendimia', 'la-poda']],
    ['tema=vina,mesa', ['la-vendimia', 'la-poda', 'la-cata']],
    ['ano=2025', ['la-cata']],
    ['tema=mesa&ano=2026', ['la-vendimia']],
    ['q=VENDÍMIA', ['la-vendimia']],
    ['q=uva', ['la-vendimia', 'la-poda', 'la-cata']],
    ['q=paragraph', []],
    ['tema=nada', []],
    ['q=100%25', []],
  ])('lists the articles of %s', async (query, slugs) => {
    const { body } = await get(`/blogs?${query}`);
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
    expect(body.total).toBe(slugs.length);
  });

  it('counts the articles of each topic and year', async () => {
    const { body } = await get('/blogs/filters?ano=2026', 'en');
    expect(body).toEqual({
      data: [
        {
          key: 'tema',
          label: 'Topic',
          options: [
            { value: 'vina', label: 'The vineyard', count: 2, selected: false },
            { value: 'mesa', label: 'The table', count: 1, selected: false },
          ],
        },
        {
          key: 'ano',
          label: 'Year',
          options: [
            { value: '2026', label: '2026', count: 2, selected: true },
            { value: '2025', label: '2025', count: 1, selected: false },
          ],
        },
      ],
      total: 2,
    });
  });

  it.each(['no-existe', '999999999', '99999999999999', '%27%20or%201=1'])('has no article %s', async (id) => {
    expect(await get(`/blogs/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each(['page=0', 'per_page=101', 'page=x'])('refuses the list with %s', async (query) => {
    expect((await get(`/blogs?${query}`)).status).toBe(422);
  });

  it('shows changes of the merchant at once', async () => {
    const cached = await createTestApp({ CATALOGUE_CACHE_MS: '5000' });
    const titleOf = async () => (await cached.app.inject('/api/blogs/la-poda')).json().data.title;
    expect(await titleOf()).toBe('La poda');
    const [row] = await cached.db.selectFrom('articles').selectAll().where('slug', '=', 'la-poda').execute();
    if (!row) throw new Error('the fixture has no la-poda');
    const content = { ...row.content, es: { ...row.content.es, title: 'La poda de invierno' } };
    await cached.db
      .updateTable('articles')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', row.id)
      .execute();
    await expect.poll(titleOf).toBe('La poda de invierno');
    await cached.close();
  });
});

describe('a stored document', () => {
  const store = (content: object) =>
    shop.db
      .insertInto('pages')
      .values({ slug: 'wine-bar', locale: 'es', content: JSON.stringify(content) })
      .onConflict((on) =>
        on.columns(['slug', 'locale']).doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })),
      )
      .execute();
  const document = (href: string) => ({
    seo: { title: 'Bar', description: '', image: null, keywords: '' },
    title: 'Bar',
    lead: '',
    updated_at: null,
    picture: null,
    blocks: [{ kind: 'paragraph', content: [{ kind: 'link', text: 'Ven', href }] }],
  });

  it('answers 404 until it is stored', async () => {
    expect((await get('/pages/wine-bar')).status).toBe(404);
  });

  it('is returned as blocks', async () => {
    await store(document('/reserva'));
    const { body } = await get('/pages/wine-bar');
    expect(body.data.blocks[0].content[0]).toEqual({ kind: 'link', text: 'Ven', href: '/reserva' });
  });

  it('never contains a script link or a protocol-relative link', async () => {
    for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
      await store(document(href));
      expect((await get('/pages/wine-bar')).status, href).toBe(500);
    }
  });
});
