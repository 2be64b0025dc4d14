import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { workAlone } from './work-alone.ts';

const LOOK_AGAIN_MS = 20;
const WITHIN = { timeout: 15_000, interval: 10 };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

/** A process that wants to work. It works until it ends. */
const open = (name: string) => {
  const work = vi.fn(untilAborted);
  stops.push(workAlone(shop.url, name, work, LOOK_AGAIN_MS));
  return { work };
};

it('lets one process work, and the next one when the connection of the first is lost', async () => {
  const first = open('lost');
  await vi.waitFor(() => expect(first.work).toHaveBeenCalledOnce(), WITHIN);
  const second = open('lost');
  await vi.waitFor(async () => {
    // The second one has looked and found the lock taken.
    const looked = sql`select from pg_stat_database where datname = current_database() and sessions > 3`;
    expect((await looked.execute(shop.db)).rows).toHaveLength(1);
  }, WITHIN);
  expect(second.work).not.toHaveBeenCalled();

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'shop-api lost'`.execute(shop.db);
  await vi.waitFor(() => {
    expect(first.work.mock.calls[0]?.[0].aborted).toBe(true);
    expect(first.work.mock.calls.length + second.work.mock.calls.length).toBe(2);
  }, WITHIN);
});

it('takes over from a killed process', async () => {
  const file = path.resolve(import.meta.dirname, 'work-alone.ts');
  const program = `
    import { workAlone } from ${JSON.stringify(file)};
    workAlone(process.argv[1], 'killed', async () => { console.log('working'); await new Promise(() => {}); });
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module-typescript', '-e', program, shop.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  const next = open('killed');
  holder.kill('SIGKILL');
  await vi.waitFor(() => expect(next.work).toHaveBeenCalledOnce(), WITHIN);
});

it('works once', async () => {
  const work = vi.fn(async () => undefined);
  stops.push(workAlone(shop.url, 'once', work, LOOK_AGAIN_MS));
  const other = open('once');
  // The other process works afterwards: it starts only when the first one has given the lock back.
  await vi.waitFor(() => expect(other.work).toHaveBeenCalledOnce(), WITHIN);
  expect(work.mock.calls.length).toBeLessThanOrEqual(1);
});
