import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeOwnerLock } from 'embedded-postgres/owner-lock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../process/ports.ts';
import { runToEnd } from '../process/run.ts';

it('fails at once when a service is killed before it is ready', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'run-shop-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dir, { recursive: true, force: true });
  });
  // The module reads it when it is loaded.
  vi.stubEnv('LOG_DIR', dir);
  const { keepRunning } = await import('./run-shop.ts');
  const script = path.join(dir, 'service.ts');
  writeFileSync(script, "console.log('works'); process.kill(process.pid, 'SIGKILL');");
  const ready = keepRunning('killed', script, process.env, 'http://127.0.0.1:9/readyz');
  await expect(ready).rejects.toThrow(/killed did not become ready[\s\S]*works/);
}, 20_000);

it('names the shop that runs on the same DATA_DIR, before it prepares anything', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'run-shop-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const running = takeOwnerLock(dir, 'shop.lock');
  const [PORT, API_PORT, GATEWAY_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  const env = {
    ...process.env,
    ...{ PORT, API_PORT, GATEWAY_PORT, DATA_DIR: dir, LOG_DIR: dir },
    DATABASE_URL: 'postgres://127.0.0.1:9/shop',
  };
  const runShop = path.join(import.meta.dirname, 'run-shop.ts');
  const program = `import(${JSON.stringify(runShop)}).then(({ runShop }) =>
    runShop({ prepare: async () => { console.log('prepared'); throw new Error('prepared'); } }))`;
  const second = () => runToEnd(process.execPath, ['-e', program], { env });
  const { code, output } = await second();
  expect(code).toBe(1);
  expect(output).toContain(`The data in ${dir} is in use by the shop that runs as process ${process.pid}.`);
  expect(output).not.toContain('prepared');
  running.release();
  expect((await second()).output).toContain('prepared');
  expect(readdirSync(dir)).toEqual([]);
}, 20_000);
