// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOUGHT } from '../../fixtures/customer.ts';
import { $outcome, buyAgainClicked } from './buy-again.model.ts';

const cartWith = (qty: number) => ({ count: qty, total: qty * 9990, lines: [{ sku: 'W1', qty }] });

/** Test host that records the cart commands. */
const shop = async () => {
  const host = createTestHost({ answers: { 'buy-again': { data: [BOUGHT] } } });
  const quantities: number[] = [];
  /** Quantities of the commands that skip the cart panel. */
  const skippedPanel: number[] = [];
  const added: unknown[] = [];
  host.bus.serve(cartUpdate, ({ qty, add, skipPanel }) => {
    quantities.push(qty);
    added.push(add);
    if (skipPanel) skippedPanel.push(qty);
    return { count: qty, total: qty * 9990 };
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  return {
    host,
    scope,
    quantities,
    skippedPanel,
    added,
    buy: () => allSettled(buyAgainClicked, { scope, params: 'o1' }),
  };
};

describe('buying again', () => {
  afterEach(() => {
    localStorage.clear();
    vi.useRealTimers();
  });

  it('waits until a stored cart has published its state', async () => {
    localStorage.setItem(STORAGE_KEYS.cart, '[{"sku":"W1","qty":3}]');
    const { host, quantities, buy } = await shop();
    const bought = buy();
    await vi.waitFor(() => expect(host.calls).toHaveLength(1));
    expect(quantities).toEqual([]);
    host.bus.publish(cartState, cartWith(3));
    await bought;
    expect(quantities).toEqual([5]);
  });

  it('does not wait when the browser stores no cart', async () => {
    const { quantities, skippedPanel, added, buy } = await shop();
    await buy();
    expect(quantities).toEqual([2]);
    // Another device may have filled the account's cart.
    expect(added).toEqual([2]);
    expect(skippedPanel).toEqual([2]);
  });

  it('adds nothing and shows an error when a stored cart never publishes its state', async () => {
    localStorage.setItem(STORAGE_KEYS.cart, '[{"sku":"W1","qty":3}]');
    const { scope, quantities, buy } = await shop();
    vi.useFakeTimers();
    const bought = buy();
    await vi.runAllTimersAsync();
    await bought;
    expect(quantities).toEqual([]);
    expect(scope.getState($outcome)).toEqual({ units: 0, remarks: [{ kind: 'failed', name: 'Carmenère' }] });
  });
});
