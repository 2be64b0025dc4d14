import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, type Favourite, joinFavourites, joinViews, offerOf, VIEWS_MAX } from './favourites.ts';

/** Few times and products, so that ties happen. */
const time = fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1000).toISOString());
const product = fc.integer({ min: 1, max: 6 });
const favourite = fc.record({
  product_id: product,
  is_saved: fc.boolean(),
  changed_at: time,
  looked_at: time,
  price: fc.integer({ min: 1, max: 3 }),
  in_stock: fc.boolean(),
});
const favourites = fc.uniqueArray(favourite, { selector: ({ product_id }) => product_id });
const views = fc.uniqueArray(fc.record({ product_id: fc.integer({ min: 1, max: 40 }), viewed_at: time }), {
  selector: ({ product_id }) => product_id,
  maxLength: VIEWS_MAX,
});

describe('the join of favourites', () => {
  it('does not depend on the order, nor on repetition, of any number of devices', () => {
    fc.assert(
      fc.property(favourites, favourites, favourites, (a, b, c) => {
        const joined = joinFavourites(joinFavourites(a, b), c);
        expect(joinFavourites(c, joinFavourites(b, a))).toEqual(joined);
        expect(joinFavourites(joined, b)).toEqual(joined);
        expect(joinFavourites(joined, joined)).toEqual(joined);
      }),
    );
  });

  // The test must notice this fault in shared-contracts/src/domain/favourites.ts
  // - ['changed_at', 'is_saved']
  // + ['is_saved', 'changed_at']
  it('loses no product, and undoes the last change of none', () => {
    fc.assert(
      fc.property(favourites, favourites, (a, b) => {
        const joined = joinFavourites(a, b);
        const changes = [...a, ...b];
        expect(joined.map(({ product_id }) => product_id).toSorted()).toEqual(
          [...new Set(changes.map(({ product_id }) => product_id))].toSorted(),
        );
        for (const { product_id, is_saved, changed_at } of joined) {
          const own = changes.filter((one) => one.product_id === product_id);
          const last = own
            .map((one) => one.changed_at)
            .toSorted()
            .at(-1);
          expect(changed_at).toBe(last);
          // A save wins against a removal at the same time.
          expect(is_saved).toBe(own.some((one) => one.changed_at === last && one.is_saved));
        }
      }),
    );
  });

  it('keeps a product of a guest that the account does not know', () => {
    const saved = (product_id: number): Favourite => ({
      product_id,
      is_saved: true,
      changed_at: '2026-11-29T10:00:00.000Z',
      looked_at: '2026-11-29T10:00:00.000Z',
      price: 9990,
      in_stock: true,
    });
    expect(joinFavourites([saved(1)], [saved(2)]).map(({ product_id }) => product_id)).toEqual([2, 1]);
  });
});

describe('the join of recently seen products', () => {
  it('keeps the latest ones, whatever the order of the devices', () => {
    fc.assert(
      fc.property(views, views, views, (a, b, c) => {
        const joined = joinViews(joinViews(a, b), c);
        expect(joinViews(a, joinViews(c, b))).toEqual(joined);
        expect(joinViews(joined, joined)).toEqual(joined);
        expect(joined.length).toBeLessThanOrEqual(VIEWS_MAX);
        const oldest = joined.at(-1)?.viewed_at ?? '';
        for (const { product_id, viewed_at } of [...a, ...b, ...c])
          if (viewed_at > oldest) expect(joined.map((one) => one.product_id)).toContain(product_id);
      }),
    );
  });
});

describe('the change since the last look', () => {
  const offer = (price: number, in_stock = true) => ({ price, in_stock });
  it.each([
    [offer(9990), offer(9990), null],
    [offer(11_990), offer(9990), { kind: 'cheaper', by: 2000 }],
    [offer(9990), offer(11_990), { kind: 'dearer', by: 2000 }],
    [offer(9990, false), offer(9990), 'back'],
    [offer(9990), offer(8990, false), 'sold-out'],
    [offer(9990, false), offer(8990, false), null],
  ])('from %j to %j is %j', (before, now, change) => {
    expect(changeOf(before, now)).toEqual(change);
  });

  it('counts a product as in stock while one of its formats is', () => {
    expect(
      offerOf({
        price: 1,
        stock: 0,
        formats: [
          { sku: 'A', stock: 0 },
          { sku: 'B', stock: 2 },
        ],
      }).in_stock,
    ).toBe(true);
    expect(offerOf({ price: 1, stock: 0, formats: [] }).in_stock).toBe(false);
  });
});
