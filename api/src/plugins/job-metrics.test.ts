import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { addJobMetrics } from './job-metrics.ts';

const HOUR_S = 3600;

describe('metrics of jobs', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const waiting = async () => {
    const { body } = await shop.app.inject('/metrics');
    return Object.fromEntries(
      [...body.matchAll(/^shop_jobs_waiting\{job="([\w-]+)"\} (\d+)$/gm)].map(([, job, count]) => [
        job,
        Number(count),
      ]),
    );
  };

  it('have no value before the queue is open', async () => {
    expect(await waiting()).toEqual({});
  });

  it('count due jobs that no process runs, and 0 for every other queue', async () => {
    const { jobs } = shop.app;
    const mail = { order_id: 'none', kind: 'payment-approved' } as const;
    await shop.db.transaction().execute(async (trx) => {
      for (let each = 0; each < 3; each += 1) await jobs.enqueue(trx, 'send-order-mail', mail);
      await jobs.enqueue(trx, 'send-order-mail', mail, { startAfterS: HOUR_S });
    });
    const before = await waiting();
    expect(before).toMatchObject({ 'send-order-mail': 3, 'refund-payment': 0, 'remove-expired': 0 });
    await jobs.runDue();
    expect(await waiting()).toEqual({ ...before, 'send-order-mail': 0 });
  });

  it('have no value while the database does not answer, instead of the last one', async () => {
    const registry = new Registry();
    let isAway = false;
    const count = async () => {
      if (isAway) throw new Error('away');
      return { 'send-order-mail': 5 } as never;
    };
    addJobMetrics(registry, { countWaiting: count });
    expect(await registry.metrics()).toContain('shop_jobs_waiting{job="send-order-mail"} 5');
    isAway = true;
    expect(await registry.metrics()).not.toMatch(/^shop_jobs_waiting/m);
  });
});
