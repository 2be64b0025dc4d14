import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

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
