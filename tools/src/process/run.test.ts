import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startService } from './run.ts';

it('knows the last lines of a service, and none after somebody emptied or removed its log', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const script = path.join(dir, 'service.ts');
  writeFileSync(script, "console.log('works');");
  const log = path.join(dir, 'api.log');
  writeFileSync(log, 'lines of an earlier start\n');
  const service = startService('api', script, process.env, dir);
  await once(service.child, 'close');
  expect(service.tail()).toBe('works');
  truncateSync(log);
  expect(service.tail()).toBe('');
  rmSync(log);
  expect(service.tail()).toBe('');
});
