import Validator from '@adobe/structured-data-validator';
import { expect, test } from '../fixtures/test.ts';
import { kindsOfPage, readProducts } from '../shop/kinds-of-page.ts';

type Thing = Record<string, unknown> & { '@type': string | string[] };

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const readThings = async (url: string): Promise<Thing[]> =>
  [...(await (await fetch(url)).text()).matchAll(SCRIPT)].map(([, json]) => JSON.parse(json as string));

/**
 * Errors of Google's validator in the structured data. Ignores its recommendations, because the shop does not
 * have the recommended data (reviews, colours, GTINs).
 */
const refusals = async (things: readonly Thing[]): Promise<string[]> => {
  const jsonld = Object.groupBy(
    things.flatMap((thing) =>
      [thing['@type']].flat().map((type) => ({ ...thing, '@type': type, '@location': '0,0' })),
    ),
    (thing) => thing['@type'],
  );
  const issues = await new Validator().validate({
    jsonld,
    microdata: {},
    rdfa: {},
    metatags: {},
    errors: [],
  });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join(' > ')}: ${issueMessage}`);
};

test('structured data of each product type has the current price and stock and no errors', async ({
  shop,
}) => {
  const products = await readProducts();
  for (const { kind, slug, path } of products) {
    const things = await readThings(shop.url + path);
    expect(await refusals(things), path).toEqual([]);
    const { data } = await (await fetch(`${shop.url}/api/${kind}/${slug}`)).json();
    const sold = data.formats.length > 0 ? data.formats : [data];
    const offers = sold.map((one: { sku: string; price: number; stock: number }) =>
      expect.objectContaining({
        sku: one.sku,
        price: one.price,
        priceCurrency: 'CLP',
        availability: `https://schema.org/${one.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      }),
    );
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product, path).toMatchObject({ name: data.name, sku: data.sku, brand: { name: data.brand.name } });
    expect([product?.offers].flat(), path).toEqual(offers);
  }
});

test('structured data of every type of page has no errors', { tag: '@full' }, async ({ shop }) => {
  const found: string[] = [];
  const told = new Set<string>();
  for (const path of await kindsOfPage()) {
    const things = await readThings(shop.url + path);
    for (const thing of things) told.add(String(thing['@type']));
    found.push(...(await refusals(things)).map((refusal) => `${path} ${refusal}`));
  }
  expect(found).toEqual([]);
  expect([...told]).toEqual(
    expect.arrayContaining([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'ItemList',
      'Product',
      'BlogPosting',
      'Event',
    ]),
  );
});
