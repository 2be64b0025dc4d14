import { articleDrafts, listArticles } from 'shared-contracts/office/articles';
import { listPages, menuDrafts, pageDrafts } from 'shared-contracts/office/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { inSantiago } from '../../lib/santiago.ts';

let shop: TestOffice;
let editor: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  editor = await shop.signInAs('editor', 'Elisa');
});
afterAll(() => shop.close());

const picture = { image: '/storage/scenes/hero', alt: 'Parras', width: 1600, height: 1000 };
const words = (title: string, text = 'Había una vez un zorzal.') => ({
  title,
  lead: 'Una nota corta.',
  picture,
  seo: { title, description: 'Una nota', image: null, keywords: '' },
  blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text }] }],
});
const anArticle = (changes = {}) => ({
  date: '2026-05-06',
  topics: ['vina'],
  products: ['wine-4'],
  es: words('El zorzal'),
  en: words('The thrush', 'Once upon a time.'),
  ...changes,
});
const HREF = 'es.blocks.0.content.1.href';
const linked = (...hrefs: string[]) => ({
  ...words('Uno'),
  blocks: [{ kind: 'paragraph', content: hrefs.map((href) => ({ kind: 'link', text: 'Ven', href })) }],
});
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const hide = (slug: string) =>
  shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', slug).execute();
const call = async (name: keyof typeof articleDrafts, id: string, body?: object) =>
  (await editor.call(articleDrafts[name], { params: { id }, ...(body && { body }) })).body;
const save = async (id: string, data: object) => {
  const { version } = await call('readDraft', id);
  return call('saveDraft', id, { version, data });
};
const listed = async (query = {}) => (await editor.call(listArticles, { query })).body.data;

describe('an article', () => {
  beforeAll(() => hide('wine-5'));

  it('begins as the draft of a new slug, and appears in list, page and search when it is published', async () => {
    const { version, problems, path } = await save('el-zorzal', anArticle());
    expect({ problems, path }).toEqual({ problems: [], path: '/blog/el-zorzal' });
    expect((await shop.get('/blogs/el-zorzal')).status).toBe(404);
    expect(await listed({ q: 'zórzal' })).toMatchObject([
      { id: 'el-zorzal', title: 'El zorzal', date: null, is_active: false, has_draft: true },
    ]);
    const published = await call('publishDraft', 'el-zorzal', { version });
    expect(published.published).toEqual(anArticle());
    const { body } = await shop.get('/blogs/el-zorzal', 'en');
    expect(body.data).toMatchObject({ title: 'The thrush', date: '2026-05-06', picture });
    expect((await shop.get('/blogs')).body.data.map(({ slug }: { slug: string }) => slug)).toContain(
      'el-zorzal',
    );
    expect((await shop.get('/search?q=zorzal')).body.data).toMatchObject([{ slug: 'el-zorzal' }]);
  });

  it('disappears from list, page and search when it is withdrawn, and comes back with its draft', async () => {
    const { version } = await call('readDraft', 'el-zorzal');
    const withdrawn = await call('withdraw', 'el-zorzal', { version });
    expect(withdrawn).toMatchObject({ published: null, draft: { data: anArticle(), publish_at: null } });
    expect((await shop.get('/blogs/el-zorzal')).status).toBe(404);
    expect((await shop.get('/blogs')).body.data.map(({ slug }: { slug: string }) => slug)).not.toContain(
      'el-zorzal',
    );
    expect((await shop.get('/search?q=zorzal')).body.data).toEqual([]);
    expect(await listed({ state: 'hidden' })).toMatchObject([{ id: 'el-zorzal', is_active: false }]);
    await call('publishDraft', 'el-zorzal', { version: withdrawn.version });
    expect((await shop.get('/blogs/el-zorzal')).status).toBe(200);
  });

  it('keeps the text of the seed as a revision when it is withdrawn', async () => {
    const { en, es, date, topics, products } = anArticle({ es: words('La semilla') });
    await shop.db
      .insertInto('articles')
      .values({
        ...{ slug: 'la-semilla', published_on: date, topics, product_slugs: products, is_active: true },
        content: JSON.stringify({ es, en }),
      })
      .execute();
    const { version } = await save('la-semilla', anArticle({ es: words('Otra cosa') }));
    const withdrawn = await call('withdraw', 'la-semilla', { version });
    await call('discardDraft', 'la-semilla', { version: withdrawn.version });
    const { data } = await call('listRevisions', 'la-semilla');
    const [{ id: revision }] = data;
    const restored = await call('restoreRevision', 'la-semilla', {
      revision,
      version: (await call('readDraft', 'la-semilla')).version,
    });
    expect(restored.draft.data).toMatchObject({ es: { title: 'La semilla' } });
  });

  it.each<[string, object, string]>([
    [
      'a picture without words for those who cannot see it',
      { es: { ...words('Uno'), picture: { ...picture, alt: ' ' } } },
      'es.picture.alt',
    ],
    [
      'a picture of another site',
      { es: { ...words('Uno'), picture: { ...picture, image: 'https://evil.example/a' } } },
      'es.picture.image',
    ],
    ['a topic that does not exist', { topics: ['vina', 'nada'] }, 'topics.1'],
    ['a product that does not exist', { products: ['wine-nada'] }, 'products.0'],
    ['a product that is not on sale', { products: ['wine-4', 'wine-5'] }, 'products.1'],
    ...['/vinos/wine-nada', '/vinos/wine-5?hold=1', '/productos/wine-5#nota', '/blog/no-existe'].map(
      (href) =>
        [`a link to ${href}`, { es: linked('/vinos/wine-4', href) }, HREF] as [string, object, string],
    ),
    [
      'a block that the shop does not know',
      { es: { ...words('Uno'), blocks: [{ kind: 'html', html: '<b>' }] } },
      'es.blocks.0.kind',
    ],
    ['no text', { es: { ...words('Uno'), blocks: [] } }, 'es.blocks'],
  ])('is refused with %s', async (_, changes, path) => {
    const { problems } = await save(`malo-${path.toLowerCase().replaceAll('.', '-')}`, anArticle(changes));
    expect(problems).toEqual([{ path, message: expect.stringMatching(/\.$/) }]);
  });

  it('may lead to products on sale, also by number, and to articles in the shop or planned', async () => {
    const es = linked('/vinos/wine-4?hold=1', '/productos/4', '/blog/el-zorzal#nota', '/blog/lo-que-viene');
    const { version } = await save('lo-que-viene', anArticle({ es: words('Lo que viene') }));
    expect((await save('con-enlaces', anArticle({ es }))).problems).toMatchObject([
      { path: 'es.blocks.0.content.3.href' },
    ]);
    await call('scheduleDraft', 'lo-que-viene', { version, publish_at: inAnHour() });
    expect((await call('readDraft', 'con-enlaces')).problems).toEqual([]);
  });

  it('may lead to itself before it is in the shop', async () => {
    const es = linked('/blog/la-cepa', '/blog/la-cepa#nota');
    expect((await save('la-cepa', anArticle({ es }))).problems).toEqual([]);
  });

  it('stays editable when its product leaves the shop, and is not published at its time with it', async () => {
    const { version } = await save(
      'se-acabo',
      anArticle({ es: linked('/vinos/wine-6'), products: ['wine-6'] }),
    );
    await call('publishDraft', 'se-acabo', { version });
    const again = await save('se-acabo', anArticle({ es: linked('/vinos/wine-6'), products: [] }));
    await call('scheduleDraft', 'se-acabo', { version: again.version, publish_at: inAnHour() });
    await hide('wine-6');
    const es = linked('/vinos/wine-6', '/vinos/wine-4');
    const { problems } = await save('se-acabo', anArticle({ es, products: ['wine-6'] }));
    expect(problems).toEqual([
      { path: 'products.0', message: 'Ese producto no está a la venta.' },
      { path: 'es.blocks.0.content.0.href', message: 'La tienda no tiene esa página.' },
    ]);
    await shop.db
      .updateTable('drafts')
      .set({ publish_at: new Date(Date.now() - 60_000) })
      .where('entity_id', '=', 'se-acabo')
      .execute();
    await shop.app.jobs.run('publish-drafts', {});
    expect((await call('readDraft', 'se-acabo')).draft).toMatchObject({
      publish_at: null,
      failure: 'invalid',
    });
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select('action')
      .where('entity_id', '=', '/blog/se-acabo')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      ...['draft.save', 'draft.publish', 'draft.save', 'draft.schedule', 'draft.save', 'draft.fail'],
    ]);
    expect((await save('se-acabo', anArticle())).problems).toEqual([]);
  });

  it('needs no complete English version: what is empty there is the Spanish text, and follows it', async () => {
    const en = { ...words('The swallow'), lead: '', blocks: [], seo: { ...words('').seo, description: '' } };
    const es = words('La golondrina');
    const { version, problems } = await save('la-golondrina', anArticle({ es, en }));
    expect(problems).toEqual([]);
    await call('publishDraft', 'la-golondrina', { version });
    const english = async () => (await shop.get('/blogs/la-golondrina', 'en')).body.data;
    expect(await english()).toMatchObject({ title: 'The swallow', lead: es.lead, blocks: es.blocks });
    const { version: next } = await save('la-golondrina', {
      ...(await call('readDraft', 'la-golondrina')).published,
      es: { ...es, lead: 'Otra nota.' },
    });
    await call('publishDraft', 'la-golondrina', { version: next });
    expect(await english()).toMatchObject({ title: 'The swallow', lead: 'Otra nota.' });
  });

  it.each([
    { es: 'Uvas', en: '', shown: ['Uvas', 'Uvas'] },
    { es: 'Vendimia', en: 'Harvest', shown: ['Vendimia', 'Harvest'] },
    { es: 'Uvas', en: 'Grapes', shown: ['Uvas', 'Grapes'] },
    { es: 'Uvas', en: 'Grapes', seo: 'Racimos', shown: ['Racimos', 'Grapes'] },
  ])('shows new titles ($es, $en, $seo) also to search engines', async ({ es, en, seo, shown }) => {
    const id = 'titulos';
    const { version, draft } = await save(id, anArticle({ es: words('Vendimia'), en: words('') }));
    const { data } = draft;
    const typed = {
      ...data,
      es: { ...data.es, title: es, seo: { ...data.es.seo, title: seo ?? 'Vendimia' } },
      en: { ...data.en, title: en || 'Vendimia' },
    };
    const saved = await call('saveDraft', id, { version, data: typed });
    const after = saved.draft.data;
    expect([after.es.title, after.en.title]).toEqual([es, en || es]);
    expect([after.es.seo.title, after.en.seo.title]).toEqual(shown);
    await call('discardDraft', id, { version: saved.version });
  });

  it('has a slug that fits into an address', async () => {
    for (const id of ['Con-Mayuscula', 'doble--guion', '_x'])
      expect((await editor.call(articleDrafts.readDraft, { params: { id } })).status).toBe(404);
  });
});

/** Content of the frame. */
const LAYOUT = {
  shop: { name: 'Casa', legal_name: 'Casa SpA', rut: '76.543.210-3' },
  age_modal: { image: null, header_text: '', title: 'Edad', text: 'Mayor de 18' },
  default_modal: false,
  promotional_modal: {
    visibility: false,
    modal: {
      title: '',
      description: '',
      header_image: null,
      logo: null,
      button: { text: 'Ver', link: '/vinos' },
    },
  },
  navbar: { components: [{ title: 'Vinos', link: '/vinos', icon: null, options: [] }] },
  pre_footer: {
    address_icon: 'pin',
    address_title: 'Ven',
    address_text: 'Italia 1',
    email_icon: 'mail',
    email_title: 'Escribe',
    email_text: 'hola@casa.example',
    phone_icon: 'phone',
    phones: [],
  },
  footer: {
    social_networks: [],
    newsletter_title: 'Cartas',
    newsletter_text: 'Una vez al mes',
    title_for_pages: 'La casa',
    links_to_pages: [{ text: 'Vinos', link: '/vinos' }],
    policy_title: 'Compra',
    policy_links: [{ text: 'Contacto', link: '/contacto' }],
    secure_purchase_text: 'Compra segura',
    alcohol_warning: 'Solo mayores',
  },
  floating_buttons: { buttons: [] },
};

const ENGLISH_LAYOUT = {
  ...LAYOUT,
  navbar: { components: [{ title: 'Wines', link: '/vinos', icon: null, options: [] }] },
};

describe('the menu', () => {
  const menu = async (name: keyof typeof menuDrafts, body?: object) =>
    (await editor.call(menuDrafts[name], { params: { id: 'menu' }, ...(body && { body }) })).body;
  const option = (changes: object) => ({
    ...{
      component: 'bundled_links',
      title: 'Cepa',
      icon: 'wine',
      text: 'sobra',
      link: '/vinos',
      picture: null,
    },
    links: [],
    groups: [],
    ...changes,
  });
  const withOptions = async (...options: object[]) => {
    const { version, published } = await menu('readDraft');
    const entries = [{ title: 'Vinos', link: '/vinos', icon: null, options }];
    return menu('saveDraft', { version, data: { ...published, es: { ...published.es, entries } } });
  };

  beforeAll(async () => {
    await shop.db.deleteFrom('pages').where('slug', '=', 'layout').execute();
    await shop.db
      .insertInto('pages')
      .values(
        (['es', 'en'] as const).map((locale) => ({
          slug: 'layout',
          locale,
          content: JSON.stringify(locale === 'es' ? LAYOUT : ENGLISH_LAYOUT),
        })),
      )
      .execute();
  });

  it('changes the menu and nothing else of the frame, and keeps only what its layout shows', async () => {
    const filter = { category: 'Tipo', key: 'tipo', value: 'tinto' };
    const { version, problems } = await withOptions(
      option({
        links: [
          { text: 'Tinto', link: '/vinos?tipo=tinto', filter },
          { text: 'Blanco', link: '/vinos?tipo=blanco', filter },
        ],
      }),
    );
    expect(problems).toEqual([]);
    const before = (await shop.get('/pages/layout')).body.data;
    await menu('publishDraft', { version });
    const { navbar, ...others } = (await shop.get('/pages/layout')).body.data;
    expect({ ...others, navbar: before.navbar }).toEqual(before);
    const links = [
      { text: 'Tinto', link: '/vinos?tipo=tinto', filter },
      { text: 'Blanco', link: '/vinos?tipo=blanco' },
    ];
    expect(navbar.components[0].options).toEqual([option({ text: null, link: null, links })]);
  });

  it.each([
    ['title_icon_and_links', 'links'],
    ['bundled_links', 'links'],
    ['grouped_links', 'groups'],
    ['title_icon_and_link', 'link'],
    ['image_with_title_text_and_link', 'picture'],
    ['title_icon_and_text', 'text'],
  ])('needs in the layout %s its %s', async (component, part) => {
    const { problems } = await withOptions(
      option({ component, text: null, link: part === 'link' ? null : '/vinos' }),
    );
    expect(problems).toMatchObject([{ path: `es.entries.0.options.0.${part}` }]);
  });

  it('has no empty link among those that its layout shows', async () => {
    const parts = {
      links: [{ text: 'Tinto', link: '' }],
      groups: [{ title: '', links: [{ text: ' ', link: '/vinos' }] }],
    };
    const { problems } = await withOptions(
      option({ ...parts }),
      option({ ...parts, component: 'grouped_links' }),
      option({ ...parts, component: 'title_icon_and_text' }),
    );
    expect(problems.map(({ path }: { path: string }) => path)).toEqual([
      'es.entries.0.options.0.links.0.link',
      'es.entries.0.options.1.groups.0.title',
      'es.entries.0.options.1.groups.0.links.0.text',
    ]);
  });

  it('leads to no product that is not on sale', async () => {
    const { problems } = await withOptions(option({ links: [{ text: 'Cinco', link: '/vinos/wine-5' }] }));
    expect(problems).toMatchObject([{ path: 'es.entries.0.options.0.links.0.link' }]);
  });

  it('leads to no script, also behind a brace', async () => {
    const links = [{ text: 'Tinto', link: 'javascript:{alert(1)}' }];
    const { problems } = await withOptions(option({ links }));
    expect(problems).toMatchObject([{ path: 'es.entries.0.options.0.links.0.link' }]);
  });
});

describe('English that was taken out', () => {
  const document = (title: string) => ({
    ...{ seo: { title, description: '', image: null, keywords: '' }, title, lead: '' },
    ...{ updated_at: null, picture: null, blocks: words('').blocks },
  });

  it('of a page shows the Spanish text, and follows it', async () => {
    await shop.db.deleteFrom('pages').where('slug', '=', 'about-us').execute();
    await shop.db
      .insertInto('pages')
      .values([
        { slug: 'about-us', locale: 'es', content: JSON.stringify(document('La casa')) },
        { slug: 'about-us', locale: 'en', content: JSON.stringify(document('The house')) },
      ])
      .execute();
    const page = async (name: keyof typeof pageDrafts, body?: object) =>
      (await editor.call(pageDrafts[name], { params: { id: 'about-us' }, ...(body && { body }) })).body;
    const publish = async (data: object) => {
      const { version } = await page('readDraft');
      const saved = await page('saveDraft', { version, data });
      return page('publishDraft', { version: saved.version });
    };
    const english = async () => (await shop.get('/pages/about-us', 'en')).body.data.title;
    const { published } = await publish({ es: document('La casa') });
    expect(await english()).toBe('La casa');
    await publish({ ...published, es: document('La viña') });
    expect(await english()).toBe('La viña');
  });

  it('of the menu shows the Spanish menu, and leaves the rest of the frame in English', async () => {
    const menu = async (name: keyof typeof menuDrafts, body?: object) =>
      (await editor.call(menuDrafts[name], { params: { id: 'menu' }, ...(body && { body }) })).body;
    const before = (await shop.get('/pages/layout', 'en')).body.data;
    const { version, published } = await menu('readDraft');
    const saved = await menu('saveDraft', { version, data: { es: published.es } });
    await menu('publishDraft', { version: saved.version });
    const { navbar, footer } = (await shop.get('/pages/layout', 'en')).body.data;
    expect(navbar.components).toEqual(published.es.entries);
    expect(footer.newsletter_title).toBe(before.footer.newsletter_title);
  });
});

it('lists the pages of this area', async () => {
  await shop.db
    .insertInto('pages')
    .values({ slug: 'wine-bar', locale: 'es', content: JSON.stringify({ title: 'El bar' }) })
    .onConflict((on) => on.columns(['slug', 'locale']).doNothing())
    .execute();
  const { body } = await editor.call(listPages);
  const ids = body.data.map(({ id }: { id: string }) => id);
  expect(ids).toContain('wine-bar');
  expect(ids).not.toContain('layout');
});

it('names a page in the language of the reader, or in Spanish', async () => {
  const titled = (slug: string, locale: 'es' | 'en', title: string) => ({
    ...{ slug, locale },
    content: JSON.stringify({ title }),
  });
  await shop.db
    .insertInto('pages')
    .values([
      titled('alemania', 'es', 'Vinos de Alemania'),
      titled('alemania', 'en', 'Wines of Germany'),
      titled('austria', 'es', 'Vinos de Austria'),
    ])
    .execute();
  const titles = async (language: string) => {
    const { body } = await editor.call(listPages, {}, { 'accept-language': language });
    const pages: { id: string; title: string }[] = body.data;
    return pages.filter(({ id }) => ['alemania', 'austria'].includes(id)).map(({ title }) => title);
  };
  expect(await titles('es')).toEqual(['Vinos de Alemania', 'Vinos de Austria']);
  expect(await titles('en')).toEqual(['Wines of Germany', 'Vinos de Austria']);
});

it('an article has the day of its publication when staff chose a later one', async () => {
  const { version } = await save(
    'el-futuro',
    anArticle({ date: '2090-01-01', es: words('Mañana'), en: words('Tomorrow') }),
  );
  await call('publishDraft', 'el-futuro', { version });
  expect((await shop.get('/blogs/el-futuro')).body.data.date).toBe(inSantiago(new Date()).date);
});
