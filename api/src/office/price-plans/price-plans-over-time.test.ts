import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { planPrice, removePricePlan } from './price-plans.service.ts';
import { runDuePlans } from './run-due-plans.service.ts';

/**
 * Random plans, runs of the job, downtimes, removals and changes by staff, beside a model that moves on hour by hour.
 * The shop must show what the plan of the hour says, and the regular price must come back.
 */
let shop: TestOffice;
let staff: { id: string };
beforeAll(async () => {
  shop = await createTestOffice();
  staff = await shop.signInAs('manager');
});
afterAll(() => shop.close());

const SKU = 'W20';
const HOUR_MS = 3_600_000;
/** Moment of hour 0. Plans of the model move into the past, not the clock. */
const START = Date.now();

interface Price {
  price: number;
  reference_price: string | null;
}
interface Plan {
  id: string;
  kind: 'price' | 'offer';
  price: number;
  /** Hours since the start of the run. */
  from: number;
  to: number | null;
  state: 'waiting' | 'running' | 'over';
}

/** Expected prices, hour by hour, as if the job never missed one. */
class Model {
  hour = 0;
  plans: Plan[] = [];
  regular: Price;
  /** Set while a price of staff replaces that of the running offer. */
  byStaff: Price | null = null;

  constructor(regular: Price) {
    this.regular = regular;
  }

  get running(): Plan | undefined {
    return this.plans.find(({ state }) => state === 'running');
  }

  get shown(): Price {
    if (this.byStaff) return this.byStaff;
    return this.running ? this.offer(this.running) : this.regular;
  }

  offer({ price }: Plan): Price {
    const reference = Number(this.regular.reference_price ?? 0);
    return { price, reference_price: String(Math.max(this.regular.price, reference)) };
  }

  end(plan: Plan): void {
    plan.state = 'over';
    if (this.byStaff) this.regular = this.byStaff;
    this.byStaff = null;
  }

  start(plan: Plan): void {
    plan.state = 'over';
    const { price, reference_price } = this.regular;
    if (plan.kind === 'offer') plan.state = plan.price < price ? 'running' : 'over';
    else
      this.regular = {
        price: plan.price,
        reference_price: Number(reference_price ?? 0) > plan.price ? reference_price : null,
      };
  }

  passHour(): void {
    this.hour += 1;
    for (const plan of this.plans) if (plan.state === 'running' && plan.to === this.hour) this.end(plan);
    for (const plan of this.plans) if (plan.state === 'waiting' && plan.from === this.hour) this.start(plan);
  }
}

const hours = fc.integer({ min: 1, max: 4 });
const plan = fc.record({
  step: fc.constant('plan' as const),
  kind: fc.constantFrom('offer' as const, 'offer' as const, 'offer' as const, 'price' as const),
  price: fc.constantFrom(5_000, 6_000, 8_000, 11_000, 14_000),
  // Hours after the end of the latest plan. 0: the two touch.
  gap: fc.constantFrom(0, 0, 0, 2),
  // No plan can follow an offer without end, so they are rare.
  hours: fc.option(hours, { freq: 20 }),
});
const other = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      step: fc.constant('pass' as const),
      hours,
      // None: the job does not run, and later finds more that is due.
      processes: fc.constantFrom(0, 1, 1, 2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('remove' as const), which: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ step: fc.constant('change' as const), price: fc.constantFrom(7_000, 12_000) }),
  },
);
const steps = fc
  .tuple(
    fc.array(plan, { minLength: 2, maxLength: 6 }),
    fc.array(fc.oneof(plan, other, other), { maxLength: 20 }),
  )
  .map(([first, then]) => [...first, ...then]);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

const readShown = (): Promise<Price> =>
  shop.db
    .selectFrom('skus')
    .select(['price', 'reference_price'])
    .where('sku', '=', SKU)
    .executeTakeFirstOrThrow();
const writeShown = (price: Price) => shop.db.updateTable('skus').set(price).where('sku', '=', SKU).execute();
const tick = (processes: number) =>
  Promise.all(Array.from({ length: processes }, () => runDuePlans(shop.db)));

const planInShop = async (model: Model, { kind, price, gap, hours: length }: Step & { step: 'plan' }) => {
  const last = Math.max(model.hour + 1, ...model.plans.map(({ from, to }) => to ?? from + 1));
  const from = last + gap;
  const to = kind === 'offer' && length !== null ? from + length : null;
  const at = (hour: number) => new Date(START + (hour - model.hour) * HOUR_MS).toISOString();
  try {
    const { id } = await planPrice(
      shop.db,
      { staff, locale: 'es' },
      { sku: SKU, kind, price, starts_at: at(from), ends_at: to === null ? null : at(to), reason: 'prueba' },
    );
    model.plans.push({ id, kind, price, from, to, state: 'waiting' });
  } catch (error) {
    // An offer above the regular price, or a plan after an offer without end.
    expect(error).toMatchObject({ code: 'ENTRY_REFUSED' });
  }
};

const pass = async (model: Model, count: number): Promise<void> => {
  await sql`update price_plans set starts_at = starts_at - make_interval(hours => ${count}),
    ends_at = ends_at - make_interval(hours => ${count}) where sku = ${SKU}`.execute(shop.db);
  for (let hour = 0; hour < count; hour += 1) model.passHour();
};

const removeInShop = async (model: Model, which: number): Promise<void> => {
  const open = model.plans.filter(({ state }) => state !== 'over');
  const plan = open[which % open.length];
  if (!plan) return;
  await removePricePlan(shop.db, staff, { id: plan.id, reason: '' });
  if (plan.state === 'running') model.end(plan);
  plan.state = 'over';
};

const take = async (model: Model, one: Step): Promise<void> => {
  if (one.step === 'plan') return await planInShop(model, one);
  if (one.step === 'pass') {
    await pass(model, one.hours);
    await tick(one.processes);
    // A shop whose job does not run shows an old price.
    if (one.processes === 0) return;
  } else {
    await tick(1);
    if (one.step === 'remove') await removeInShop(model, one.which);
    else {
      await writeShown({ price: one.price, reference_price: null });
      if (model.running) model.byStaff = { price: one.price, reference_price: null };
      else model.regular = { price: one.price, reference_price: null };
    }
  }
  expect(await readShown()).toEqual(model.shown);
};

it('shows what the plan of the hour says, and never loses the regular price', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(null, '19990'), async (list, reference_price) => {
      const regular = { price: 15_000, reference_price };
      await shop.db.deleteFrom('price_plans').where('sku', '=', SKU).execute();
      await writeShown(regular);
      const model = new Model(regular);
      for (const one of list) await take(model, one);
      await pass(model, 200);
      await tick(2);
      expect(await readShown()).toEqual(model.shown);
      if (model.running) await removeInShop(model, 0);
      expect(await readShown()).toEqual(model.regular);
    }),
  );
});
