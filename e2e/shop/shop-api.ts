/** Reads data of the running shop without a browser: from the API, the mails and the gateway's ledger. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { FilterGroup, ProductCard, ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { SommelierWine } from 'shared-contracts/api/sommelier.schema';
import { readShop } from './shop.ts';

const get = async <Answer>(base: string, pathname: string): Promise<Answer> => {
  const answer = await fetch(new URL(pathname, base));
  if (!answer.ok) throw new Error(`${pathname} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const STOCK_FOR_TESTS = 20;

/**
 * Saves the wines as they are before the journeys, ordered by slug. A list that is read during the journeys would lack
 * the wines that other journeys have sold or restocked, and two journeys would get the same wine.
 */
export const saveWines = async (): Promise<void> => {
  const { url, winesFile } = readShop();
  const { data } = await get<{ data: ProductCard[] }>(url, '/api/wines?per_page=100');
  writeFileSync(winesFile, JSON.stringify(data.sort((a, b) => a.slug.localeCompare(b.slug))));
};

const savedWines = (): ProductCard[] =>
  JSON.parse(readFileSync(readShop().winesFile, 'utf8')) as ProductCard[];

/** Wines that had enough stock for all tests when the shop started, ordered by slug. */
export const wellStockedWines = (): ProductCard[] =>
  savedWines().filter(({ stock }) => stock >= STOCK_FOR_TESTS);

/** Wines that were sold out when the shop started, ordered by slug. Each journey takes other ones. */
export const soldOutWines = (): ProductCard[] => savedWines().filter(({ stock }) => stock === 0);

export const readWine = async (slug: string): Promise<ProductDetail> =>
  (await get<{ data: ProductDetail }>(readShop().url, `/api/wines/${slug}`)).data;

/** Products of a listing. */
export const readList = (
  kind: 'wines' | 'gourmets' | 'alcohols',
  query: Record<string, string> = {},
): Promise<{ data: ProductCard[]; total: number }> =>
  get(readShop().url, `/api/${kind}?${new URLSearchParams({ per_page: '100', ...query })}`);

/** Filters of the wine listing. */
export const readWineFilters = async (): Promise<FilterGroup[]> =>
  (await get<{ data: FilterGroup[] }>(readShop().url, '/api/wines/filters')).data;

/** Wines that the sommelier recommends, best first. */
export const readAdvice = async (choice: Record<string, string>): Promise<SommelierWine[]> =>
  (
    await get<{ data: SommelierWine[] }>(
      readShop().url,
      `/api/sommelier/wines?${new URLSearchParams(choice)}`,
    )
  ).data;

/** Cart on the server: sku → quantity. */
export const readCartLines = async (cartId: string): Promise<Record<string, number>> => {
  type Answer = { data: { items: { sku: string; qty: number }[] } };
  const { data } = await get<Answer>(readShop().url, `/api/shopping-cart?cart_id=${cartId}`);
  return Object.fromEntries(data.items.map(({ sku, qty }) => [sku, qty]));
};

export interface LedgerEntry {
  status: string;
  /** CLP. */
  amount: number;
  buy_order: string;
}

/** Transactions of the gateway. */
export const readLedger = async (): Promise<LedgerEntry[]> => {
  const answer = await get<LedgerEntry[] | { data: LedgerEntry[] }>(readShop().gatewayUrl, '/ledger');
  return Array.isArray(answer) ? answer : answer.data;
};

/** Mails that confirm a purchase, without those that bring its boleta or factura later. */
export const confirmationsTo = async (address: string): Promise<Email[]> =>
  (await mailsTo(address)).filter(({ subject }) => subject?.startsWith('Recibimos tu compra'));

/** Mails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<Email[]> => {
  const folder = readShop().mailDir;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.sort().map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
};
