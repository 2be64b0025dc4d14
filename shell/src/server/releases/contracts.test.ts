import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
const write = (folder: string, record: object) => {
  mkdirSync(path.join(shell.releases.dir, folder), { recursive: true });
  writeFileSync(path.join(shell.releases.dir, folder, 'contract.json'), JSON.stringify(record));
};
beforeAll(async () => {
  shell = await startTestShell();
  const pointers = path.join(shell.releases.dir, 'remotes.json');
  const file = JSON.parse(readFileSync(pointers, 'utf8'));
  writeFileSync(pointers, JSON.stringify({ ...file, hosts: { api: { version: '7' } } }));
  write('shell', { id: 'shell', version: '1' });
  write('api/7', { id: 'api', version: '7' });
  write('catalog/1', { id: 'catalog', version: '1' });
});
afterAll(() => shell.stop());

it('serves the contract records of the running shell, the API and the current remotes', async () => {
  for (const id of ['shell', 'api', 'catalog']) {
    const response = await shell.get(`/contracts/${id}`);
    expect(response.statusCode, id).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.json()).toMatchObject({ id });
  }
});

it('answers 404 for a package without a record', async () => {
  // The release of `content` is current, but it has no record. The last id would lead to the record of the API.
  for (const id of ['content', 'checkout', '__proto__', '..%2Fapi%2F7'])
    expect((await shell.get(`/contracts/${id}`)).statusCode, id).toBe(404);
});
