// @vitest-environment happy-dom
import { runTool, type ToolCode } from 'shared-contracts/tools/run-tool';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, expect, it } from 'vitest';
import { aCart, aLine, keepCart } from '../lib/testing/cart-fixtures.ts';
import { tools } from './tools.ts';

afterEach(() => localStorage.clear());

it('reads the bottles of a case as lines, so that the lines add up to the total', async () => {
  const bottle = { ...aLine({ sku: 'W-6', qty: 6, price: 9500 }), count: 6 };
  const id = '0f6b1f0e-6c1c-4f0a-9d55-6f3f7a6a1b11';
  const cases = [{ id, size: 6, qty: 1, bottles: [bottle], price: 57_000, saving: 3000 }];
  keepCart(aCart([]));
  const host = createTestHost({
    answers: { 'read-cart': { data: { ...aCart([]), cases, total: 57_000 } } },
  });
  const code = tools.find(({ tool }) => tool.name === 'checkout.cart') as ToolCode;
  expect(await runTool(code, {}, host, async () => true)).toMatchObject({
    ok: true,
    data: { lines: [{ sku: 'W-6', quantity: 6, price: 9500 }], total: 57_000 },
  });
});
