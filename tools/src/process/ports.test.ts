import { once } from 'node:events';
import { type AddressInfo, createServer, type ListenOptions, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { assertPortFree, assertPortsFree, freePort, PortError } from './ports.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

/** The first of so many free ports in a row. */
const freePortsFrom = async (count: number): Promise<number> => {
  const first = await freePort();
  const row = Array.from({ length: count }, (_, index) => assertPortFree(first + index, 'PORT'));
  return Promise.all(row).then(
    () => first,
    () => freePortsFrom(count),
  );
};

it.each(['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1', '::'] : [])])(
  'names the holder on %s and the setting to change',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const error = await assertPortFree(port, 'API_PORT').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortError);
    expect((error as PortError).message).toContain(`Port ${port} is taken by process ${process.pid}`);
    expect((error as PortError).remedy).toMatch(/API_PORT=\d+/);
    server.close();
  },
);

it('names all taken ports at once', async () => {
  const servers = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')];
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [first = 0, second = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  const error = await assertPortsFree({ PORT: first, FREE: await freePort(), API_PORT: second }).catch(
    (reason: unknown) => reason,
  );
  const { message, remedy } = error as PortError;
  expect(message.split('\n')).toEqual([
    expect.stringContaining(`Port ${first} is taken`),
    expect.stringContaining(`Port ${second} is taken`),
  ]);
  expect(remedy).toMatch(/ PORT=\d+.*\n.* API_PORT=\d+/);
  for (const server of servers) server.close();
});

it('proposes free ports that no other setting has, each once', async () => {
  const first = await freePortsFrom(6);
  const servers = [first, first + 1].map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = { PORT: first, API_PORT: first + 1, GATEWAY_PORT: first + 2, OFFICE_PORT: first + 2 };
  const error = await assertPortsFree(ports).catch((reason: unknown) => reason);
  const proposed = [...(error as PortError).remedy.matchAll(/(\w+)=(\d+)/g)].map(([, name, port]) => [
    name,
    Number(port) - first,
  ]);
  expect(proposed).toEqual([
    ['PORT', 3],
    ['API_PORT', 4],
    ['OFFICE_PORT', 5],
  ]);
  for (const server of servers) server.close();
});

it('names two settings with the same port', async () => {
  const port = await freePortsFrom(2);
  const error = await assertPortsFree({ PORT: port, API_PORT: port }).catch((reason: unknown) => reason);
  expect((error as PortError).message).toBe(`PORT and API_PORT are both ${port}.`);
  expect((error as PortError).remedy).toContain(`API_PORT=${port + 1}`);
});

it('finds a free port on a machine without IPv6', async () => {
  const { listen } = Server.prototype;
  const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    ...given: unknown[]
  ) {
    const { host = '' } = given[0] as ListenOptions;
    if (!host.includes(':')) return Reflect.apply(listen, this, given);
    const error = Object.assign(new Error('no such address'), { code: 'EADDRNOTAVAIL' });
    process.nextTick(() => this.emit('error', error));
    return this;
  });
  onTestFinished(() => spy.mockRestore());
  expect(await freePort()).toBeGreaterThanOrEqual(10_000);
});

it('accepts a free port and leaves it free', async () => {
  const port = await freePort();
  await assertPortFree(port, 'PORT');
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('never returns the same port twice, nor one of a server that does not listen yet', async () => {
  const [first, last] = [10_000, 32_767];
  const except = Array.from({ length: 20_000 }, (_, index) => first + index);
  const ports = new Set<number>();
  for (let count = 0; count < 8; count++) ports.add(await freePort(except));
  expect(ports.size).toBe(8);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(first + except.length);
  expect(Math.max(...ports)).toBeLessThanOrEqual(last);
});

it.each([0, -1, 65_536, 3.5, Number.NaN])('refuses %s as a port', async (port) => {
  await expect(assertPortFree(port, 'PORT')).rejects.toThrow('PORT is not a port');
});
