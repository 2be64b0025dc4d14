import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../process/ports.ts';
import { runToEnd } from '../process/run.ts';
import { officeBeside } from './open-office.ts';
import { at } from './run-shop.ts';

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

/** Takes free ports until the end of the test. */
const takePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  onTestFinished(() => {
    for (const server of servers) server.close();
  });
  return servers.map((server) => (server.address() as AddressInfo).port);
};

it('leaves the shop alone when both ports of the office are taken, and names both in one line', async () => {
  const [port = 0, apiPort = 0] = await takePorts(2);
  vi.stubEnv('OFFICE_PORT', String(port));
  vi.stubEnv('OFFICE_API_PORT', String(apiPort));
  const release = vi.fn(async () => undefined);
  const { settings, open } = officeBeside(release);
  expect(await settings()).toEqual({});
  expect(printed).toEqual([
    expect.stringMatching(
      new RegExp(`The office does not open: Port ${port} is taken.*Port ${apiPort} is taken`),
    ),
  ]);
  await open({});
  expect(release).not.toHaveBeenCalled();
});

it('one start names the taken ports of the office and those of the shop, before it builds anything', async () => {
  const [port = 0, officePort = 0] = await takePorts(2);
  const free = async () => String(await freePort());
  const { code, output } = await runToEnd(process.execPath, [at('tools/commands/start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: await free(),
      GATEWAY_PORT: await free(),
      OFFICE_PORT: String(officePort),
      OFFICE_API_PORT: await free(),
    },
  });
  expect(code).toBe(1);
  expect(output).toContain(`The office does not open: Port ${officePort} is taken`);
  expect(output).toContain(`\nPort ${port} is taken`);
  expect(output).not.toContain('Building');
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
