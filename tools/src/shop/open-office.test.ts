import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../process/ports.ts';
import { officeBeside } from './open-office.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.stubEnv('OFFICE_URL', '');
  vi.stubEnv('OFFICE_API_PORT', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('leaves the shop alone when the port of the office is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  vi.stubEnv('OFFICE_PORT', String((other.address() as AddressInfo).port));
  const release = vi.fn(async () => undefined);
  const { settings, open } = officeBeside(release);
  expect(await settings()).toEqual({});
  expect(printed.join('\n')).toMatch(/The office does not open: Port \d+ is taken/);
  await open({});
  expect(release).not.toHaveBeenCalled();
  other.close();
});

it('leaves the shop alone when the office cannot be built', async () => {
  vi.stubEnv('OFFICE_PORT', String(await freePort()));
  vi.stubEnv('API_PORT', '4000');
  const { settings, open } = officeBeside(() => Promise.reject(new Error('office: build failed')));
  expect(await settings()).toMatchObject({ OFFICE_PORT: expect.stringMatching(/^\d+$/) });
  await open({});
  expect(printed.join('\n')).toContain('The office does not open: office: build failed');
});

it('chooses free ports beside a shop with ports of its own, and none when the office is off', async () => {
  vi.stubEnv('OFFICE_PORT', '');
  vi.stubEnv('PORT', '3500');
  vi.stubEnv('API_PORT', '4500');
  const chosen = await officeBeside(async () => undefined).settings();
  expect(chosen.OFFICE_URL).toBe(`http://localhost:${chosen.OFFICE_PORT}`);
  expect(['3001', '0']).not.toContain(chosen.OFFICE_PORT);
  expect(chosen.OFFICE_API_PORT).not.toBe(chosen.OFFICE_PORT);
  vi.stubEnv('OFFICE_PORT', '0');
  expect(await officeBeside(async () => undefined).settings()).toEqual({});
});
