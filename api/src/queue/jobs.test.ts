import { existsSync, readdirSync } from 'node:fs';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMailServer } from '../../test/mail-server.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { createMailer } from '../mails/mailer.ts';
import { JOB_RULES } from './job-list.ts';
import { createJobs, type JobHandlers } from './jobs.ts';

describe('jobs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
  /** No mail can be drawn without the texts of the layout. */
  const breakMails = () => shop.db.deleteFrom('pages').where('slug', '=', 'layout').execute();

  it('exist only when the transaction that queued them commits', async () => {
    const { jobs } = shop.app;
    const queue = (fails: boolean) =>
      shop.db.transaction().execute(async (trx) => {
        await jobs.enqueue(trx, 'send-order-mail', { order_id: 'none', kind: 'payment-approved' });
        if (fails) throw new Error('rolled back');
      });
    await expect(queue(true)).rejects.toThrow('rolled back');
    expect(await jobs.runDue()).toBe(0);
    await queue(false);
    expect(await jobs.runDue()).toBe(1);
  });

  it('of a queue that an earlier version created get the rules of this one', async () => {
    await shop.rawQuery("update jobs.queue set retry_limit = 3 where name = 'send-order-mail'");
    const jobs = createJobs(shop.url, {} as JobHandlers, { error: () => undefined });
    try {
      await jobs.runDue([]);
      const { rows } = await shop.rawQuery(
        "select retry_limit from jobs.queue where name = 'send-order-mail'",
      );
      expect(rows).toEqual([{ retry_limit: 30 }]);
    } finally {
      await jobs.stop();
    }
  });

  it('are retried after a failure', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }));
    await breakMails();
    await shop.pay(order);
    await expect(shop.app.jobs.runDue()).rejects.toThrow();
    const { rows } = await shop.rawQuery(
      "select state from jobs.job where name = 'send-order-mail' and state = 'retry'",
    );
    expect(rows).toHaveLength(1);
  });

  it('that are due all run when one of them fails', async () => {
    const { jobs } = shop.app;
    // Empties the queue, which the tests before have left full.
    await jobs.runDue().catch(() => undefined);
    await shop.placePaidOrder({ W5: 1 });
    await shop.db.transaction().execute(async (trx) => {
      for (let each = 0; each < 3; each += 1)
        await jobs.enqueue(trx, 'send-order-mail', { order_id: 'none', kind: 'payment-approved' });
    });
    await breakMails();
    await expect(jobs.runDue()).rejects.toThrow();
    const { rows } = await shop.rawQuery(
      "select state from jobs.job where name = 'send-order-mail' and state = 'active'",
    );
    expect(rows).toEqual([]);
    expect(await jobs.runDue()).toBe(0);
  });

  it('send nothing for an erased order and are not retried', async () => {
    const order = await shop.placePaidOrder({ W5: 1 });
    await shop.db
      .updateTable('orders')
      .set({ email: '—', erased_at: new Date() })
      .where('id', '=', order.id)
      .execute();
    await shop.app.jobs.run('send-order-mail', { order_id: order.id, kind: 'order-delivered' });
    expect(existsSync(shop.config.MAIL_DIR) ? readdirSync(shop.config.MAIL_DIR) : []).toEqual([]);
  });

  it('delete expired rate limit entries only', async () => {
    const hourMs = 3_600_000;
    const insert = (key: string, expire: number) =>
      shop.rawQuery(`insert into rate_limits values ('${key}', 1, ${expire})`);
    await shop.rawQuery('delete from rate_limits');
    await insert('old', Date.now() - hourMs);
    await insert('new', Date.now() + hourMs);
    await shop.app.jobs.run('remove-expired', {});
    expect((await shop.rawQuery('select key from rate_limits')).rows).toEqual([{ key: 'new' }]);
  });

  describe('that run long', () => {
    const stateOf = async () =>
      (await shop.rawQuery("select state from jobs.job where name = 'send-order-mail'")).rows;
    /** Changes the running job and lets the queue look for jobs of killed processes. */
    const superviseAfter = async (change: string) => {
      await shop.rawQuery(`update jobs.job set ${change} where name = 'send-order-mail'`);
      // The queue is supervised once a minute otherwise.
      await shop.rawQuery('update jobs.queue set monitor_claim_on = null, monitor_on = null');
      const boss = new PgBoss({
        connectionString: shop.url,
        schema: 'jobs',
        supervise: false,
        schedule: false,
      });
      await boss.start();
      await boss.supervise('send-order-mail');
      await boss.stop({ graceful: false });
    };
    const MAIL = { to: 'ana@example.cl', subject: 'Pedido', html: '', text: 'Pedido', messageId: '<1@shop>' };

    it('keep their lease while the mail server is slow, and are retried when their process was killed', async () => {
      await shop.rawQuery("delete from jobs.job where name = 'send-order-mail'");
      const server = await openMailServer();
      const accept = server.hold();
      const mailer = createMailer({
        SMTP_URL: server.url,
        MAIL_DIR: '',
        MAIL_FROM: 'tienda@example.cl',
        PUBLIC_URL: 'https://tienda.example',
      });
      const handlers = { 'send-order-mail': () => mailer.send(MAIL) };
      const jobs = createJobs(shop.url, handlers as unknown as JobHandlers, { error: () => undefined });
      try {
        await shop.db
          .transaction()
          .execute((trx) =>
            jobs.enqueue(trx, 'send-order-mail', { order_id: 'none', kind: 'payment-approved' }),
          );
        await jobs.start();
        await expect.poll(server.arrived, { timeout: 20_000 }).toBe(1);
        await superviseAfter("started_on = now() - interval '20 minutes'");
        expect(await stateOf()).toEqual([{ state: 'active' }]);
        accept();
        await expect.poll(stateOf).toEqual([{ state: 'completed' }]);
        expect(server.take()).toHaveLength(1);
        await superviseAfter(
          "state = 'active', completed_on = null, heartbeat_on = now() - interval '2 minutes'",
        );
        expect(await stateOf()).toEqual([{ state: 'retry' }]);
      } finally {
        accept();
        await jobs.stop();
        mailer.close();
        await server.close();
      }
    });
  });

  it('send several mails of orders at the same time', async () => {
    const MAILS = 5;
    const allRun = Promise.withResolvers<void>();
    let running = 0;
    const handlers = {
      async 'send-order-mail'() {
        running += 1;
        if (running === MAILS) allRun.resolve();
        await allRun.promise;
      },
    };
    const log = { error: () => undefined };
    const jobs = createJobs(shop.url, handlers as unknown as JobHandlers, log);
    try {
      await shop.rawQuery("delete from jobs.job where name = 'send-order-mail'");
      await shop.db.transaction().execute(async (trx) => {
        for (let mail = 0; mail < MAILS; mail += 1)
          await jobs.enqueue(trx, 'send-order-mail', { order_id: 'none', kind: 'payment-approved' });
      });
      await jobs.start();
      await allRun.promise;
    } finally {
      allRun.resolve();
      await jobs.stop();
    }
  });

  it('have one worker for each queue when the start failed once', async () => {
    const workers = vi.spyOn(PgBoss.prototype, 'work');
    vi.spyOn(PgBoss.prototype, 'schedule').mockRejectedValueOnce(new Error('lost'));
    const jobs = createJobs(shop.url, {} as JobHandlers, { error: () => undefined });
    try {
      await expect(jobs.start()).rejects.toThrow('lost');
      await jobs.start();
      const queues = workers.mock.calls.map(([name]) => name);
      expect(queues.toSorted()).toEqual(Object.keys(JOB_RULES).toSorted());
    } finally {
      await jobs.stop();
      vi.restoreAllMocks();
    }
  });
});
