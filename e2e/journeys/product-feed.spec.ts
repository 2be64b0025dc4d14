import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { FEED_PATHS } from 'shared-contracts/feeds';
import { expect, test } from '../fixtures/test.ts';

interface Offer {
  sku: string;
  price: number;
  availability: string;
}

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Offers that a page tells search engines, by sku. */
const offersOf = (html: string): Map<string, Offer> => {
  const things = [...html.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json));
  const offers = things
    .filter((thing) => thing['@type'] === 'Product')
    .flatMap((product): Offer[] => [product.offers].flat());
  return new Map(offers.map((offer) => [offer.sku, offer]));
};

const textIn = (item: string, name: string): string =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Price for the shopper, stock and page of each item of the feed, by sku. */
const readFeed = async (shopUrl: string, path: string) => {
  const answer = await fetch(shopUrl + path);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const items = [...(await answer.text()).matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => ({
    sku: textIn(item, 'id'),
    price: Number.parseInt(textIn(item, 'sale_price') || textIn(item, 'price'), 10),
    isInStock: textIn(item, 'availability') === 'in_stock',
    link: new URL(textIn(item, 'link')),
  }));
  return new Map(items.map((item) => [item.sku, item]));
};

interface Product {
  sku: string;
  slug: string;
  product_type: string;
  price: number;
  stock: number;
  formats: { sku: string; price: number; stock: number }[];
}

const readProducts = async (shopUrl: string, page = 1): Promise<Product[]> => {
  const answer = await fetch(`${shopUrl}/api/product-category/productos?per_page=100&page=${page}`);
  const { data, last_page } = await answer.json();
  return page < last_page ? [...data, ...(await readProducts(shopUrl, page + 1))] : data;
};

for (const locale of ['es', 'en'] as const)
  test(`the product feed in ${locale}, the API and the pages have the same prices and stock`, async ({
    shop,
  }) => {
    test.slow();
    // Other journeys change prices between the readings.
    await expect(async () => {
      const feed = await readFeed(shop.url, FEED_PATHS[locale]);
      const sold: string[] = [];
      for (const product of await readProducts(shop.url)) {
        const page = new URL(hrefOfProduct(product), shop.url);
        if (locale === 'en') page.searchParams.set('lang', 'en');
        const path = page.pathname + page.search;
        const offers = offersOf(await (await fetch(page)).text());
        for (const { sku, price, stock } of product.formats.length > 0 ? product.formats : [product]) {
          sold.push(sku);
          const item = feed.get(sku);
          expect(item && item.link.pathname + item.link.search, sku).toBe(path);
          expect([item?.price, item?.isInStock], sku).toEqual([price, stock > 0]);
          expect(offers.get(sku)?.price, path).toBe(price);
          expect(offers.get(sku)?.availability.endsWith('/InStock'), path).toBe(stock > 0);
        }
      }
      expect([...feed.keys()].toSorted()).toEqual(sold.toSorted());
    }).toPass();
  });
