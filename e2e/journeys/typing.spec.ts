import type { Page } from '@playwright/test';
import { beginCheckout, fillDelivery, fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkout } from '../pages/checkout.ts';

/** CPU slowdown that simulates a slow phone. */
const SLOWDOWN = 4;
/** Limit in milliseconds for one key press (docs/architecture/promises.md#pages). */
const MOST_MS = 100;
const TEXT = 'Comercial Los Robles Ltda';

/** Processor time of the main thread for each key press, in ms. Independent of other load on the machine. */
const costOfKeys = async (page: Page, text: string): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  const costs: number[] = [];
  for (const key of text) {
    await drawn();
    const before = await spent();
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await drawn();
    costs.push((await spent()) - before);
  }
  await session.detach();
  return costs;
};

test('a key press in the longest form takes under 100 ms on a slow phone', { tag: '@full' }, async ({
  page,
  wine,
  email,
}) => {
  const { payment } = checkout(page);
  await beginCheckout(page, wine);
  await fillPersonal(page, email);
  await fillDelivery(page);
  await payment.factura.check();
  const { reason, giro, rut } = payment.invoice;
  for (const [control, text] of [
    [reason, TEXT],
    [giro, 'Restaurante'],
    [rut, '764185307'],
  ] as const) {
    await control.click();
    const costs = await costOfKeys(page, text);
    const slowest = Math.max(...costs) * SLOWDOWN;
    test
      .info()
      .annotations.push({ type: 'ms a key', description: costs.map((ms) => ms.toFixed(1)).join(' ') });
    expect(slowest, costs.join(' ')).toBeLessThanOrEqual(MOST_MS);
  }
});
