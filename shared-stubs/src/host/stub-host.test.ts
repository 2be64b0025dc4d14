// @vitest-environment happy-dom
import { catalogue } from 'shared-contracts/api/catalogue';
import { readProfile } from 'shared-contracts/api/profile';
import { cartPanel, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiStub } from '../api/create-api-stub.ts';
import { createStubClient } from '../api/stub-client.ts';
import { CUSTOMER } from '../customer.ts';
import type { LogEntry } from './log.ts';
import { createStubHost, type StubHostOptions } from './stub-host.ts';
import { toCartItem } from './to-cart-item.ts';

describe('stub host', () => {
  const ends: (() => void)[] = [];
  const open = (options: StubHostOptions = {}) => {
    const host = createStubHost(options);
    ends.push(host.close);
    return host;
  };
  const lines = (entries: readonly LogEntry[]) =>
    entries.map(({ kind, topic, version }) =>
      [kind, topic, version].filter((part) => part !== undefined).join(' '),
    );
  const anItem = async () => {
    const { data } = await createStubClient(createApiStub(), 'es').call(catalogue.wines.list, {});
    return toCartItem(data[0] as (typeof data)[number]);
  };

  beforeEach(() => {
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    document.body.replaceChildren();
  });

  it('ends the session at the API, too, when the customer signs out', async () => {
    const stub = createApiStub();
    const host = open({ api: createStubClient(stub, 'es') });
    await host.signIn(CUSTOMER);
    await host.signOut();
    await expect(host.api.call(readProfile, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  describe('log', () => {
    it('has an entry for every call and message, in order', async () => {
      const host = open({ cart: 'none' });
      host.log.clear();
      host.navigate('/vinos');
      host.setPage({ status: 200, head: { title: 'Vinos', description: '' } });
      host.track('view_item', { sku: 'W-1' });
      host.report(new TypeError('x'));
      await host.api.call(catalogue.wines.list, {});
      host.bus.publish(cartPanel, { open: true });
      expect(lines(host.log.entries())).toEqual([
        'navigate /vinos',
        'page 200 Vinos',
        'track view_item',
        'report TypeError',
        'api list-wines',
        'publish cart.panel 1',
      ]);
      expect(host.log.entries().find(({ kind }) => kind === 'api')?.ms).toBeGreaterThanOrEqual(0);
    });

    it('records result and duration of a command', async () => {
      const host = open({ cart: 'none' });
      host.bus.serve(cartUpdate, async ({ qty }) => {
        await new Promise((done) => setTimeout(done, 15));
        if (qty === 9) throw new Error('too many');
        return { count: qty, total: 0 };
      });
      host.log.clear();
      const item = await anItem();
      await host.bus.request(cartUpdate, { item, qty: 2, previousQty: 0 });
      await host.bus.request(cartUpdate, { item, qty: 9, previousQty: 0 }).catch(() => {});
      expect(lines(host.log.entries())).toEqual([
        'request cart.update 2',
        'result cart.update 2',
        'request cart.update 2',
        'failure cart.update 2',
      ]);
      const [, result] = host.log.entries();
      expect(result?.payload).toEqual({ count: 2, total: 0 });
      expect(result?.ms).toBeGreaterThanOrEqual(10);
    });

    it('records a refused message once, with its report', async () => {
      const host = open({ cart: 'none' });
      host.log.clear();
      host.bus.publish(cartState, { count: -1, total: 0, lines: [] });
      await host.bus.request(cartUpdate, {} as never).catch(() => {});
      expect(lines(host.log.entries())).toEqual([
        'refusal cart.state 1',
        'report BusError',
        'refusal cart.update 2',
        'report BusError',
      ]);
    });

    it('contains no password', async () => {
      const host = open();
      await host.signIn(CUSTOMER);
      expect(JSON.stringify(host.log.entries())).not.toContain(CUSTOMER.password);
    });

    it('passes each entry to its recorder and drops the oldest entries', () => {
      const record = vi.fn();
      const host = open({ record, cart: 'none' });
      for (let n = 0; n < 600; n += 1) host.track('e', {});
      expect(host.log.entries()).toHaveLength(500);
      expect(record.mock.calls.length).toBeGreaterThan(600);
    });
  });

  it.each([
    ['empty', 0],
    ['one', 1],
    ['many', 13],
  ] as const)('starts with the chosen cart: %s', (cart, count) => {
    expect(open({ cart }).bus.read(cartState)?.count).toBe(count);
  });

  it('starts with 24 lines in the situation "long"', () => {
    expect(open({ cart: 'long' }).bus.read(cartState)?.lines).toHaveLength(24);
  });

  it('fails a cart update and keeps the cart when `confirmUpdate` rejects', async () => {
    const host = open({
      confirmUpdate: async () => {
        throw new Error('sold out');
      },
    });
    const update = { item: await anItem(), qty: 1, previousQty: 0 };
    await expect(host.bus.request(cartUpdate, update)).rejects.toThrow('sold out');
    expect(host.bus.read(cartState)?.count).toBe(0);
  });

  it('starts at the given route', () => {
    open({ route: '/vinos?page=2' });
    expect(location.pathname + location.search).toBe('/vinos?page=2');
  });

  it('keeps the `stub.` parameters in the address from page to page', () => {
    history.replaceState(null, '', '/vinos?page=2&stub.locale=en&stub.api=slow');
    open().navigate('/cajas?tipo=regalo');
    expect(location.pathname + location.search).toBe('/cajas?tipo=regalo&stub.locale=en&stub.api=slow');
  });

  it('lacks members that are newer than its contract version', () => {
    const older = open({ contract: 1 });
    expect(older.contract).toBe(1);
    expect(older.signOut).toBeUndefined();
    expect(older.mountWidget).toBeUndefined();
    expect(open().mountWidget).toBeTypeOf('function');
  });

  it('shows name and props of a widget that it does not have', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const end = open().mountWidget('catalog/recommendations', place, { skus: ['W-1'] });
    await vi.waitFor(() => expect(place.textContent).toContain('catalog/recommendations'));
    expect(place.textContent).toContain('W-1');
    end();
    await vi.waitFor(() => expect(place.childElementCount).toBe(0));
  });

  it('cancels its dialogs when it is closed', async () => {
    const host = open();
    const answer = host.openDialog({ type: 'info', title: 'T', description: 'D' });
    await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
    host.close();
    expect(await answer).toEqual({ confirmed: false });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('uses the given API stub', async () => {
    const api = createStubClient(createApiStub({ scenario: 'server-error' }), 'es');
    await expect(open({ api }).api.call(catalogue.wines.list, {})).rejects.toMatchObject({
      code: 'INTERNAL',
    });
  });
});
