/**
 * Random sequences of actions of two customers and guests with a shared browser and a phone, against the real
 * API. The model is the state table of docs/decisions/0036.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmallShop, startSmallShop } from '../testing/small-shop.ts';
import type { Signed } from '../testing/tab-page.ts';
import { type Browser, createBrowser, type Tab } from '../testing/tabs.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const { numRuns = 100 } = fc.readConfigureGlobal();
/**
 * Each run signs in several times and is slow, so `test` makes a quarter of the usual runs. `test:full` makes
 * all that fit into its time limit.
 */
const LIMIT = IS_FULL ? { numRuns, interruptAfterTimeLimit: 240_000 } : { numRuns: Math.ceil(numRuns / 4) };
const PASSWORD = 'cordillera y mar 7';
const PEOPLE = ['ana', 'luis'] as const;
type Person = (typeof PEOPLE)[number];
const DEVICES = ['shared', 'phone'] as const;
type Device = (typeof DEVICES)[number];
const TABS: Record<Device, readonly number[]> = { shared: [0, 1], phone: [0] };
/** None of the quantities below exceeds the stock of the small shop. */
const SKUS = ['W1', 'W4', 'G1'] as const;
type Lines = Record<string, number>;

let shop: SmallShop;
let browsers: Record<Device, Browser>;
const emails = {} as Record<Person, string>;
/** Access token of each person for emptying that person's cart before each run. */
const cleaners = {} as Record<Person, string>;

const ask = async <T>(method: string, path: string, body?: object, token?: string) => {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};
const logIn = async (person: Person, cartId: string | null): Promise<Signed> => {
  const sent = { email: emails[person], password: PASSWORD, ...(cartId && { cart_id: cartId }) };
  const { body } = await ask<{ access_token: string }>('POST', '/login', sent);
  return { id: person, token: body.access_token };
};
const linesAt = async (cartId: string, token?: string): Promise<Lines> => {
  type Answer = { data?: { items: { sku: string; qty: number }[] } };
  const { body } = await ask<Answer>('GET', `/shopping-cart?cart_id=${cartId}`, undefined, token);
  return Object.fromEntries((body.data?.items ?? []).map(({ sku, qty }) => [sku, qty]));
};
const accountCart = async (token: string) =>
  (await ask<{ id: string }>('GET', '/shopping-cart/id', undefined, token)).body.id;

beforeAll(async () => {
  shop = await startSmallShop();
  browsers = { shared: createBrowser(shop.url), phone: createBrowser(shop.url) };
  for (const person of PEOPLE) {
    emails[person] = `${person}@example.cl`;
    await ask('POST', '/register', {
      type: 'person',
      name: 'Ana',
      last_name: 'Soto',
      rut: '12.345.678-5',
      email: emails[person],
      phone: '9 8765 4321',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
    });
    cleaners[person] = (await logIn(person, null)).token;
  }
});
afterAll(() => shop.stop());

interface World {
  who: Record<Device, Person | null>;
  guests: Record<Device, Lines>;
  accounts: Record<Person, Lines>;
  /**
   * Changes since the last rest. Key: person or device, and sku. Value: the device and tab that changed it,
   * or null when both devices of a customer did.
   */
  writers: Map<string, string | null>;
  /** Cart ids that a browser stored while a customer was signed in. */
  known: Set<string>;
}
const newWorld = (): World => ({
  who: { shared: null, phone: null },
  guests: { shared: {}, phone: {} },
  accounts: { ana: {}, luis: {} },
  writers: new Map(),
  known: new Set(),
});
const cartOf = (world: World, device: Device): Lines => {
  const person = world.who[device];
  return person ? world.accounts[person] : world.guests[device];
};
const sorted = (lines: Lines) => Object.fromEntries(Object.entries(lines).toSorted());
const set = (lines: Lines, sku: string, qty: number) => {
  if (qty === 0) delete lines[sku];
  else lines[sku] = qty;
};
const settle = async () => {
  // A request of one browser may end after the test has read the other.
  for (const device of [...DEVICES, ...DEVICES]) await browsers[device].settle();
};
const eachTab = (act: (tab: Tab, device: Device) => void) => {
  for (const device of DEVICES) for (const id of TABS[device]) act(browsers[device].tab(id), device);
};

/**
 * Waits until nothing is pending, brings every tab to the front and checks that tabs and storage show their
 * owner's cart as the model has it.
 */
const rest = async (world: World) => {
  await settle();
  eachTab((tab) => tab.comeToFront());
  await settle();
  // Both devices changed this line at once. Either may have been last, so the model takes the quantity that
  // one tab shows. All tabs must agree.
  for (const [key, writer] of world.writers) {
    const [person, sku] = key.split(' ') as [Person, string];
    const device = DEVICES.find((one) => world.who[one] === person);
    if (writer === null && device)
      set(world.accounts[person], sku, browsers[device].tab(0).lines()[sku] ?? 0);
  }
  world.writers.clear();
  eachTab((tab, device) =>
    expect([device, sorted(tab.lines())]).toEqual([device, sorted(cartOf(world, device))]),
  );
  for (const device of DEVICES) {
    const stored = JSON.parse(browsers[device].stored('cart') ?? '[]') as { sku: string; qty: number }[];
    expect(sorted(Object.fromEntries(stored.map(({ sku, qty }) => [sku, qty])))).toEqual(
      sorted(cartOf(world, device)),
    );
    const id = browsers[device].stored('cartId');
    if (id && world.who[device]) world.known.add(id);
  }
};
/** Checks that a request without a token finds no cart under any id that was a customer's. */
const tryKnownIds = async ({ known }: World) => {
  for (const id of known)
    expect((await ask('GET', `/shopping-cart?cart_id=${id}`)).body).toMatchObject({ code: 'CART_NOT_FOUND' });
};

type Step = fc.AsyncCommand<World, null>;
const step = (
  name: string,
  run: (world: World) => Promise<void> | void,
  check?: (world: World) => boolean,
): Step => ({
  check: (world) => check?.(world) ?? true,
  run: async (world) => run(world),
  toString: () => name,
});

const place = fc
  .constantFrom(...DEVICES)
  .chain((device) => fc.record({ device: fc.constant(device), tab: fc.constantFrom(...TABS[device]) }));
const person = fc.constantFrom(...PEOPLE);
const wish = fc
  .tuple(place, fc.constantFrom(...SKUS), fc.integer({ min: 0, max: 5 }))
  .map(([{ device, tab }, sku, qty]) =>
    step(`${device} ${tab} wishes ${qty} ${sku}`, async (world) => {
      const owner = world.who[device];
      const key = `${owner ?? device} ${sku}`;
      const writer = `${device} ${tab}`;
      const before = world.writers.get(key);
      // The order between two tabs of one browser is not defined, so wait for the earlier change.
      if (before !== undefined && before !== writer) await settle();
      const isShared = owner !== null && before !== undefined && before?.split(' ')[0] !== device;
      world.writers.set(key, isShared ? null : writer);
      set(cartOf(world, device), sku, qty);
      void browsers[device].tab(tab).wish(sku, qty);
    }),
  );
const signIn = fc.tuple(place, person).map(([{ device, tab }, who]) =>
  step(
    `${who} signs in at ${device} ${tab}`,
    async (world) => {
      await rest(world);
      const account = world.accounts[who];
      for (const [sku, qty] of Object.entries(world.guests[device]))
        account[sku] = Math.max(account[sku] ?? 0, qty);
      world.guests[device] = {};
      world.who[device] = who;
      await browsers[device].tab(tab).logIn((cartId) => logIn(who, cartId));
      await settle();
    },
    ({ who: now }) => now[device] === null,
  ),
);
const signOut = place.map(({ device, tab }) =>
  step(
    `${device} ${tab} signs out`,
    async (world) => {
      await rest(world);
      world.who[device] = null;
      await browsers[device]
        .tab(tab)
        .logOut(async ({ token }) => void (await ask('POST', '/logout', {}, token)));
      await settle();
      for (const id of TABS[device]) expect(browsers[device].tab(id).lines()).toEqual({});
    },
    ({ who }) => who[device] !== null,
  ),
);
const reload = place.map(({ device, tab }) =>
  step(`${device} ${tab} is reloaded`, async () => {
    await settle();
    await browsers[device].visit(tab);
  }),
);
const restStep = fc.constant(step('rest', rest));

const open = async () => {
  for (const device of DEVICES) for (const id of TABS[device]) await browsers[device].visit(id);
  for (const who of PEOPLE) {
    const token = cleaners[who];
    const id = await accountCart(token);
    for (const sku of Object.keys(await linesAt(id, token)))
      await ask('PUT', `/shopping-cart?cart_id=${id}`, { sku, qty: 0 }, token);
  }
};
const close = async () => {
  for (const device of DEVICES) await browsers[device].close();
};

it('shows each customer their own cart on every device, also in a shared browser', async () => {
  const steps = fc.commands([wish, wish, wish, signIn, signIn, signOut, reload, restStep], {
    maxCommands: 16,
  });
  await fc.assert(
    fc
      .asyncProperty(steps, async (commands) => {
        await open();
        const world = newWorld();
        await fc.asyncModelRun(() => ({ model: world, real: null }), commands);
        await rest(world);
        await tryKnownIds(world);
      })
      .afterEach(close),
    { ...LIMIT, endOnFailure: !IS_FULL },
  );
}, 600_000);
