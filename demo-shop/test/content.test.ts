import { createTestApp, type TestApp } from 'api/testing/harness';
import { DOCUMENT_SLUGS, readDocument } from 'shared-contracts/api/documents';
import * as documents from 'shared-contracts/api/documents.schema';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import * as pages from 'shared-contracts/api/pages';
import * as schema from 'shared-contracts/api/pages.schema';
import { filterKeyOf, isFilterKey } from 'shared-contracts/domain/filter-keys';
import { LOCALES } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allPictures } from '../src/pictures.ts';
import { SELLER } from './seller.ts';
import { itemsOf } from './texts.ts';

/**
 * Pages that contain only the head of a listing: no fields besides title, text, SEO, picture and the like.
 */
const LISTINGS = itemsOf('page').filter(({ words }) =>
  /^(text|title|seo|picture|blocks|filter|conditions| )+$/.test(Object.keys(words.es ?? {}).join(' ')),
);
const COUNTRIES = LISTINGS.filter(({ words }) => 'filter' in (words.es ?? {})).map(({ slug }) => slug);
const ARTICLES = itemsOf('article');

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const ask = async (url: string, language = 'es') => {
  const answer = await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

/** Every page of docs/product/routes.md#content-pages with its response schema. */
const PAGES: readonly (readonly [Endpoint, z.ZodType])[] = [
  [pages.readLayout, schema.readLayout.response],
  [pages.readHome, schema.readHome.response],
  [pages.readNotFound, schema.readNotFound.response],
  [pages.readAuth, schema.readAuth.response],
  [pages.readShoppingCartPage, schema.readShoppingCartPage.response],
  [pages.readSommelierPage, schema.readSommelierPage.response],
  [pages.readSearchPage, schema.readSearchPage.response],
  [pages.readTransferPage, schema.readTransferPage.response],
  ...pages.INTRO_SLUGS.map((slug) => [pages.readIntroPage[slug], schema.readIntroPage.response] as const),
  ...DOCUMENT_SLUGS.map((slug) => [readDocument[slug], documents.readDocument.response] as const),
  ...LISTINGS.map(
    ({ slug }) =>
      [{ ...pages.readListingPage, path: `/pages/${slug}` }, schema.readListingPage.response] as const,
  ),
];
/** Slugs of docs/product/routes.md#content-pages; that document does not name the thank-you pages. */
const WANTED =
  'home about-us dispatch-policies exchange-return-policies privacy-policies general-policies ' +
  'general-conditions events blog not-found need-help thank-you-contact thank-you-company-contact ' +
  'thank-you-reservation reservation table-wine-bar-reservations wine-bar sommelier auth offers boxes ' +
  'gourmet-products alcohols general-search shopping-cart layout transfer-data wines';

it('has every page of the specification', () => {
  const paths = PAGES.map(([{ path }]) => path);
  expect(WANTED.split(' ').filter((slug) => !paths.includes(`/pages/${slug}`))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(PAGES.map(([{ path }, response]) => [path, response] as const))(
    '%s matches its response schema and has a title and description for search engines',
    async (path, response) => {
      const { status, headers, body } = await ask(path, locale);
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      const { data } = response.parse(body) as { data: { seo?: { title: string; description: string } } };
      // The response has no field that the schema would drop.
      expect(data).toEqual(body.data);
      expect(data.seo?.title.length).toBeGreaterThan(3);
      expect(data.seo?.description.length).toBeGreaterThan(20);
      expect(headers.vary).toContain('Accept-Language');
    },
  );
});

const everything = async (locale: string): Promise<[where: string, body: unknown][]> => {
  const { body: articles } = await ask('/blogs?per_page=100', locale);
  const { body: events } = await ask('/events?per_page=100', locale);
  const { body: past } = await ask('/events?per_page=100&when=past', locale);
  const paths = [
    ...PAGES.map(([{ path }]) => path),
    ...articles.data.map(({ slug }: { slug: string }) => `/blogs/${slug}`),
    ...[...events.data, ...past.data].map(({ slug }: { slug: string }) => `/events/${slug}`),
  ];
  return Promise.all(paths.map(async (path) => [path, (await ask(path, locale)).body] as [string, unknown]));
};
/** Values of the named fields at any depth. */
const valuesOf = (value: unknown, names: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    names.includes(name) && typeof inside === 'string' ? [inside] : valuesOf(inside, names),
  );
};

describe.each(LOCALES)('all content in %s', (locale) => {
  it('links only to existing pages, articles, events and filters', async () => {
    const facets = await shop.db.selectFrom('product_facets').select(['key', 'value']).distinct().execute();
    const known = new Set(facets.map(({ key, value }) => `${key}=${value}`));
    const wrong: string[] = [];
    for (const [where, body] of await everything(locale)) {
      for (const link of valuesOf(body, ['link', 'href']).filter((text) => text.startsWith('/'))) {
        const { pathname, searchParams } = new URL(link, 'http://shop.invalid');
        const match = matchRoute(pathname);
        const { article, event } = match?.params ?? {};
        const isThere =
          match &&
          (!article || (await ask(`/blogs/${article}`)).status === 200) &&
          (!event || (await ask(`/events/${event}`)).status === 200) &&
          [...searchParams].every(([key, value]) => !isFilterKey(key) || known.has(`${key}=${value}`));
        if (!isThere) wrong.push(`${where}: ${link}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('uses only pictures that the shop has', async () => {
    const stored = new Set([...allPictures().values()].map(({ base }) => base));
    const wrong: string[] = [];
    for (const [where, body] of await everything(locale)) {
      for (const image of valuesOf(body, ['image', 'icon', 'header_image', 'background_image'])) {
        // Icons are names; products have the test's picture.
        if (image.startsWith('/storage/products/') || !image.startsWith('/')) continue;
        if (!stored.has(image)) wrong.push(`${where}: ${image}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('contains no Markdown syntax and no placeholder', async () => {
    for (const [where, body] of await everything(locale)) {
      const words = valuesOf(body, ['text', 'title', 'lead', 'description', 'label', 'source']);
      for (const text of words) {
        expect(text, where).not.toMatch(/\*\*|\]\(|undefined|\[object|[Ll]orem|TODO/);
      }
    }
  });
});

/** True for texts that are equal in both languages: address and name of the shop. */
const isName = (text: string): boolean => text.includes(SELLER.address) || text.includes(SELLER.legalName);

it('differs between English and Spanish on every page', async () => {
  const [es, en] = await Promise.all([everything('es'), everything('en')]);
  const wordsOf = (body: unknown) =>
    valuesOf(body, ['text', 'lead', 'description']).filter((text) => text.length > 30);
  for (const [index, [where, body]] of es.entries()) {
    const other = wordsOf(en[index]?.[1]);
    const same = wordsOf(body).filter((text) => other.includes(text) && !isName(text));
    expect(same, where).toEqual([]);
  }
});

describe('the menu', () => {
  it('uses all six menu layouts', async () => {
    const { data } = (await ask('/pages/layout')).body;
    const used = data.navbar.components.flatMap(({ options }: { options: { component: string }[] }) =>
      options.map(({ component }) => component),
    );
    expect(new Set(used)).toEqual(new Set(schema.menuOption.shape.component.options));
  });

  it('links each filter entry to a listing with the key of its category', async () => {
    const { data } = (await ask('/pages/layout', 'en')).body as { data: schema.Layout };
    const links = data.navbar.components.flatMap(({ options }) =>
      options.flatMap(({ links, groups }) => [...links, ...groups.flatMap((group) => group.links)]),
    );
    const filtered = links.filter(({ filter }) => filter);
    expect(filtered.length).toBeGreaterThan(20);
    for (const { link, filter } of filtered) {
      expect(filter?.key).toBe(filterKeyOf(filter?.category ?? ''));
      expect(filter?.value).not.toBe('error');
      expect(link.split('?')[1]).toBe(`${filter?.key}=${filter?.value}`);
    }
  });

  it('has share links for four networks that work without scripts of those networks', async () => {
    const { data } = (await ask('/pages/layout')).body as { data: schema.Layout };
    expect(data.social_share?.networks).toHaveLength(4);
    for (const { url } of data.social_share?.networks ?? []) {
      expect(url).toMatch(/^https:\/\//);
      expect(url).toContain('{url}');
    }
  });
});

it('has a page for exactly the countries whose wines are sold', async () => {
  const countries = await shop.db
    .selectFrom('product_facets as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select('f.value')
    .distinct()
    .where('p.type', '=', 'Wine')
    .where('f.key', '=', 'pais')
    .execute();
  expect(COUNTRIES.toSorted()).toEqual(countries.map(({ value }) => value).toSorted());
});

describe('the journal', () => {
  it('has at least twelve articles, each with the products and topics of its file', async () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
    for (const { slug, products, topics } of ARTICLES) {
      const { data } = (await ask(`/blogs/${slug}`)).body as { data: documents.Article };
      expect(
        data.products?.map((product) => product.slug),
        slug,
      ).toEqual(products);
      expect(data.topics, slug).toHaveLength(topics.length);
      expect(data.related, slug).toHaveLength(3);
      expect(data.reading_minutes, slug).toBeGreaterThanOrEqual(1);
    }
  });

  it('is in order, the newest first', async () => {
    const { data } = (await ask('/blogs?per_page=100')).body as { data: { slug: string; date: string }[] };
    const dates = data.map(({ date }) => date);
    expect(dates).toHaveLength(ARTICLES.length);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('the events', () => {
  it('include at least eight future ones with free seats and two past ones', async () => {
    const upcoming = (await ask('/events?per_page=100')).body;
    expect(upcoming.total).toBeGreaterThanOrEqual(8);
    expect((await ask('/events?when=past')).body.total).toBeGreaterThanOrEqual(2);
    for (const { starts_at, seats_left } of upcoming.data) {
      expect(new Date(starts_at).getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000);
      expect(seats_left).toBeGreaterThan(0);
    }
  });

  it('show the next three on the home page', async () => {
    const { data } = (await ask('/pages/home', 'en')).body as { data: schema.Home };
    const next = (await ask('/events?per_page=3', 'en')).body.data;
    expect(data.events?.events).toEqual(next);
  });
});

describe('the sommelier’s dishes', () => {
  it('have a separate drawing for each kind of meat', async () => {
    const { body } = await ask('/pages/sommelier');
    const pictures = body.data.food_pictures as Record<string, { image: string }>;
    const meats = ['vacuno', 'cordero', 'cerdo', 'aves', 'caza'].map((food) => pictures[food]?.image);
    expect(new Set(meats).size).toBe(5);
    expect(meats).not.toContain(undefined);
  });
});
