/** A shop for a history run: two APIs with jobs, the card gateway's sandbox and PostgreSQL. It has no pages. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queryRows } from 'embedded-postgres/databases';
import { startPostgres } from 'embedded-postgres/start-postgres';
import { freePort } from 'tools/process/ports';
import type { Member } from '../fleet/member.ts';
import { commonSettings, local, nodeMember, seedShop } from '../fleet/shop.ts';
import type { FinalState, Operations, Units } from './entries.ts';

const SCARCE = 4;
const SCARCE_STOCK = 6;
const PLENTY = 3;
const PLENTY_STOCK = 100_000;
const COUPON = 'HISTORIA';
const COUPON_USES = 2;
const CAPACITY = 8;

/** Starts the shop with the demo's data in a new folder. */
export const startHistoryShop = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-shop-'));
  const database = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: true });
  const members: Member[] = [];
  const stop = async () => {
    await Promise.all(members.map((member) => member.stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [gateway, ...apis] = [await freePort(), await freePort(), await freePort()];
    const env = {
      ...commonSettings(
        { folder, releases: {} },
        { publicUrl: local(apis[0] as number), gatewayPort: gateway },
      ),
      DATABASE_URL: database.url,
    };
    await seedShop(env);
    const logDir = path.join(folder, 'log');
    members.push(
      nodeMember('gateway', { name: 'gateway', port: gateway, env, logDir }),
      ...apis.map((port, index) => nodeMember('api', { name: `api-${index + 1}`, port, env, logDir })),
    );
    for (const member of members) await member.start();
    return {
      apis: members.slice(1),
      bases: apis.map(local),
      gateway: local(gateway),
      /** Process id of the running PostgreSQL. It is started again after a kill. */
      postgresPid: () =>
        Number(readFileSync(path.join(database.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
      sql: <Row extends object>(statement: string) => queryRows<Row>(database.url, statement),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

export type HistoryShop = Awaited<ReturnType<typeof startHistoryShop>>;

/** The values of SQL's `in`. */
const listOf = (skus: readonly string[]) => skus.map((sku) => `'${sku}'`).join(', ');

/** Makes wines, a coupon and an event scarce. @returns the contents of the shop */
export const makeScarce = async ({
  sql,
}: HistoryShop): Promise<Operations['begin']['answer'] & { scarce: string[]; plenty: string[] }> => {
  const wines = await sql<{ sku: string }>(`select distinct sku from skus
    join product_listing using (product_id) where type = 'Wine' order by sku limit ${SCARCE + PLENTY}`);
  const skus = wines.map(({ sku }) => sku);
  const [scarce, plenty] = [skus.slice(0, SCARCE), skus.slice(SCARCE)];
  // A coupon does not combine with a reduced price.
  await sql(
    `update skus set stock = ${SCARCE_STOCK}, reference_price = null where sku in (${listOf(scarce)})`,
  );
  await sql(`update skus set stock = ${PLENTY_STOCK} where sku in (${listOf(plenty)})`);
  await sql(`insert into coupons (code, amount, uses) values ('${COUPON}', 500, ${COUPON_USES})`);
  const [event] = await sql<{ slug: string }>(`
    update events set capacity = ${CAPACITY} where id = (select id from events
      where is_active and seats_taken = 0 and starts_at > now() + interval '2 days' order by id limit 1)
    returning slug`);
  const stock = Object.fromEntries([
    ...scarce.map((sku) => [sku, SCARCE_STOCK]),
    ...plenty.map((sku) => [sku, PLENTY_STOCK]),
  ]);
  const seats = { [event?.slug ?? '']: CAPACITY };
  return { stock, coupons: { [COUPON]: COUPON_USES }, seats, scarce, plenty };
};

export const readStock = async ({ sql }: HistoryShop, skus: readonly string[]): Promise<Units> => {
  const rows = await sql<{ sku: string; stock: number }>(
    `select sku, stock from skus where sku in (${listOf(skus)})`,
  );
  return Object.fromEntries(rows.map(({ sku, stock }) => [sku, stock]));
};

const ORDERS = `select o.id, o.idempotency_key as key, o.cart_id as cart, o.status, o.payment_status,
    case when o.coupon_discount > 0 then o.coupon_code end as coupon, o.total,
    (select coalesce(sum(amount), 0)::int from refunds where order_id = o.id and done_at is not null) as refunded,
    array_remove(array(select token from payments where order_id = o.id
      union all select token from payment_attempts where order_id = o.id), null) as tokens,
    (select json_object_agg(sku, qty) from order_lines where order_id = o.id) as lines
  from orders o where o.email = 'historia@example.cl'`;

const RESERVATIONS = `select r.id, r.idempotency_key as key, e.slug as event, r.person_quantity as people, r.status
  from reservations r join events e on e.id = r.event_id`;

interface LedgerEntry {
  token: string;
  status: string;
  amount: number;
  refunded_amount: number;
}

/** Reads the shop's tables and the gateway's ledger. */
export const readFinal = async (
  shop: HistoryShop,
  { stock, seats }: Operations['begin']['answer'],
): Promise<FinalState> => {
  const { sql, gateway } = shop;
  const ledger = (await (await fetch(`${gateway}/ledger`)).json()) as LedgerEntry[];
  const events = Object.keys(seats);
  const taken = await sql<{ slug: string; seats_taken: number }>('select slug, seats_taken from events');
  return {
    stock: await readStock(shop, Object.keys(stock)),
    orders: await sql(ORDERS),
    reservations: (await sql<FinalState['reservations'][number]>(RESERVATIONS)).filter(({ event }) =>
      events.includes(event),
    ),
    seats: Object.fromEntries(
      taken.filter(({ slug }) => events.includes(slug)).map(({ slug, seats_taken }) => [slug, seats_taken]),
    ),
    ledger: ledger.map(({ token, status, amount, refunded_amount: refunded }) => ({
      token,
      captured: status === 'INITIALIZED' || status === 'FAILED' ? 0 : amount,
      refunded,
    })),
  };
};
