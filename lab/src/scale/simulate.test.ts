import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSUMPTIONS } from './assumptions.ts';
import { missesOfRun, missesPerSecond } from './cache-model.ts';
import { sumMisses } from './misses.ts';
import { simulateP99 } from './queue-model.ts';
import { createRandom } from './random.ts';
import { mailsPerSOfWorker } from './role-load.ts';
import { ROLES } from './roles.ts';
import { scaleTables } from './scale-table.ts';
import { simulate } from './simulate.ts';
import type { KindCost, UnitCosts } from './unit-costs.ts';
import { drawTraffic } from './visit-model.ts';

const cost = (processorMs: KindCost['processorMs'], bytes = 1_000): KindCost => ({
  processorMs,
  bytes,
  walBytes: 0,
  storedBytes: 0,
  statements: 1,
});
const COSTS: UnitCosts = {
  date: '2026-01-01',
  machine: 'test',
  idleMsPerSecond: { api: 5 },
  kinds: {
    page: cost({ edge: 0.1 }, 30_000),
    render: cost({ edge: 0.2, shell: 20, api: 6, replica: 2 }, 30_000),
    list: cost({ edge: 0.1, api: 0.2 }),
    query: cost({ api: 2, replica: 1 }),
    search: cost({ api: 2, replica: 1 }),
    file: cost({ edge: 0.1 }),
    picture: cost({ edge: 0.1 }),
    cart: cost({ api: 1, pooler: 0.1, primary: 0.5 }),
    order: { ...cost({ api: 20, worker: 10, pooler: 1, primary: 8 }), walBytes: 20_000, storedBytes: 9_000 },
  },
};
const traffic = drawTraffic(createRandom(1), ASSUMPTIONS, 2_000);
const of = (ordersPerHour: number, costs = COSTS) =>
  simulate({ ordersPerHour, traffic, seed: 1, assumptions: ASSUMPTIONS, costs });
const sizes = fc.integer({ min: 1, max: 200_000 });

describe('the load model', () => {
  it('gives the same tables for the same seed, and others for another seed', () => {
    expect(scaleTables(COSTS, 5)).toBe(scaleTables(COSTS, 5));
    expect(scaleTables(COSTS, 5)).not.toBe(scaleTables(COSTS, 6));
  });

  it('never needs less for more orders', () => {
    fc.assert(
      fc.property(sizes, sizes, (one, other) => {
        const [less, more] = [of(Math.min(one, other)), of(Math.max(one, other))];
        for (const role of ROLES) {
          expect(more.roles[role].utilisation).toBeGreaterThanOrEqual(less.roles[role].utilisation);
          expect(more.roles[role].cores).toBeGreaterThanOrEqual(less.roles[role].cores);
          expect(more.roles[role].processes).toBeGreaterThanOrEqual(less.roles[role].processes);
        }
        expect(more.costPerHour).toBeGreaterThanOrEqual(less.costPerHour);
        // One more edge has one more cache to fill.
        if (more.roles.edge.processes === less.roles.edge.processes)
          expect(more.hitRates.edge).toBeGreaterThanOrEqual(less.hitRates.edge - 1e-9);
      }),
    );
  });

  it('names the role with the highest utilisation as the bottleneck', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000 }),
        fc.constantFrom('edge', 'api', 'primary'),
        (size, role) => {
          const cart = cost({ ...COSTS.kinds.cart?.processorMs, [role]: 600 });
          const { bottleneck, roles } = of(size, { ...COSTS, kinds: { ...COSTS.kinds, cart } });
          expect(bottleneck).toBe(role);
          for (const other of ROLES)
            expect(roles[role].utilisation).toBeGreaterThanOrEqual(roles[other].utilisation);
        },
      ),
    );
  });

  it('gives each role cores below the highest utilisation, and so a finite response time', () => {
    for (const { cores, p99 } of Object.values(of(100_000).roles)) {
      expect(cores).toBeGreaterThan(0);
      expect(p99).toBeLessThan(1_000);
    }
  });

  it('counts a cache in each sized API and each sized edge', () => {
    const withApiMs = (api: number) =>
      of(100_000, { ...COSTS, kinds: { ...COSTS.kinds, query: cost({ api, replica: 1 }) } });
    const [few, many] = [withApiMs(0.2), withApiMs(20)];
    expect(many.roles.api.processes).toBeGreaterThan(few.roles.api.processes);
    expect(many.hitRates.api).toBeLessThan(few.hitRates.api);
    const withEdgeMs = (edge: number) =>
      of(100_000, { ...COSTS, kinds: { ...COSTS.kinds, file: cost({ edge }) } });
    expect(withEdgeMs(1).hitRates.edge).toBeLessThan(withEdgeMs(0.01).hitRates.edge);
  });

  it('counts what each process does without requests', () => {
    const busy = { ...COSTS, idleMsPerSecond: { api: 600 } };
    const difference = of(100_000, busy).roles.api.cores - of(100_000).roles.api.cores;
    expect(difference).toBeGreaterThan(of(100_000).roles.api.processes / 4);
  });

  it('renders each page of one shopper, because no cache stores it', () => {
    const personal = { ...traffic, personal: new Set(traffic.popularity.page.keys()) };
    const options = { ordersPerHour: 1_000, seed: 1, assumptions: ASSUMPTIONS, costs: COSTS };
    expect(simulate({ ...options, traffic: personal }).hitRates.edge).toBeCloseTo(0, 9);
    expect(traffic.personal.size).toBe(ASSUMPTIONS.checkoutPages);
  });

  it('drops the lists with sold products from the caches of the APIs', () => {
    const misses = (ordersPerS: number) =>
      sumMisses(traffic, { edges: 2, apis: 2 }, { ordersPerS, assumptions: ASSUMPTIONS }, (share, cache) =>
        missesPerSecond(share * 1_000, cache),
      );
    expect(misses(20).list).toBeGreaterThan(1.2 * misses(0).list);
    expect(misses(20).page).toBeLessThan(misses(20).list);
  });

  it('sends as many mails per worker as its places and its connections to the mail server allow', () => {
    const rules = { mailsAtOnce: 10, mailPollS: 1, smtpConnections: 5, mailS: 0.3 };
    expect(mailsPerSOfWorker(rules)).toBe(10);
    expect(mailsPerSOfWorker({ ...rules, mailS: 2 })).toBe(2.5);
    expect(mailsPerSOfWorker({ ...rules, mailS: 2, smtpConnections: 10 })).toBe(5);
  });

  it('has more workers than cores of workers, because a worker mostly waits', () => {
    const { worker } = of(100_000).roles;
    expect(worker.processes).toBeGreaterThan(30);
    expect(worker.cores).toBeLessThan(worker.processes / 4);
  });

  it('refuses unit costs that lack a kind of request', () => {
    const { order: _, ...kinds } = COSTS.kinds;
    expect(() => of(10, { ...COSTS, kinds })).toThrow('no unit cost of order');
  });
});

describe('a visit', () => {
  it('has the views and orders of the assumptions in the mean', () => {
    const { perVisit } = drawTraffic(createRandom(1), ASSUMPTIONS, 20_000);
    expect(perVisit.order).toBeCloseTo(ASSUMPTIONS.conversion, 2);
    expect(perVisit.search).toBeCloseTo(ASSUMPTIONS.searches * ASSUMPTIONS.callsOfSearch, 1);
    // One first document, 0.6 of the later views, half a prefetch for each document, and the checkout.
    expect(perVisit.page).toBeCloseTo((1 + 5 * 0.6) * 1.5 + 0.02 * 5, 0);
  });
});

describe('a cache', () => {
  it('misses each request when entries do not live, and one per life under many requests', () => {
    expect(missesPerSecond(7, { lifeS: 0, changesPerS: 0, caches: 2 })).toBe(7);
    expect(missesPerSecond(1e6, { lifeS: 10, changesPerS: 0, caches: 2 })).toBeCloseTo(0.2, 4);
    expect(missesPerSecond(1e6, { lifeS: 1e9, changesPerS: 0.5, caches: 1 })).toBeCloseTo(0.5, 4);
  });

  it('misses as often as a simulated cache', () => {
    const random = createRandom(3);
    const [perS, lifeS, lengthS] = [0.3, 5, 200_000];
    let [now, staleAt, misses] = [0, 0, 0];
    while (now < lengthS) {
      now += random.exponential(1 / perS);
      if (now >= staleAt) [misses, staleAt] = [misses + 1, now + lifeS];
    }
    const expected = missesPerSecond(perS, { lifeS, changesPerS: 0, caches: 1 });
    expect(Math.abs(misses / lengthS / expected - 1)).toBeLessThan(0.02);
  });
});

describe('a cache of a run that begins empty', () => {
  const cache = { lifeS: 10, changesPerS: 0, caches: 2 };

  it('misses each address once per cache in a run that is shorter than a life', () => {
    expect(missesOfRun(100, 9, cache)).toBeCloseTo(2, 5);
    expect(missesOfRun(0.001, 9, cache)).toBeCloseTo(0.009, 4);
  });

  it('misses each request of a page that it does not store', () => {
    expect(missesOfRun(3, 10, { ...cache, lifeS: 0 })).toBe(30);
  });

  it('misses as often as any other in a long run', () => {
    const long = missesOfRun(0.5, 5_000, cache) / 5_000;
    expect(Math.abs(long / missesPerSecond(0.5, cache) - 1)).toBeLessThan(0.01);
  });
});

describe('a queue', () => {
  it('has the response times of the theory for one core (M/M/1)', () => {
    const p99 = simulateP99([{ perS: 50, ms: 10 }], 1, createRandom(1));
    // Exponential with the mean 1 / (100 - 50) s.
    expect(Math.abs(p99 / (20 * Math.log(100)) - 1)).toBeLessThan(0.15);
  });

  it('never ends when the work exceeds the cores', () => {
    expect(simulateP99([{ perS: 200, ms: 10 }], 2, createRandom(1))).toBe(Number.POSITIVE_INFINITY);
    expect(simulateP99([], 2, createRandom(1))).toBe(0);
  });
});
