import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portHolder } from './port-holder.ts';

const MAX_PORT = 65_535;
const FIRST_FREE_PORT = 10_000;
/** Linux uses 32768 and above for connections. */
const FIRST_KERNEL_PORT = 32_768;
const MAX_ATTEMPTS = 1_000;
/** Addresses to check. A listener on one of them blocks a server on any of them. */
const ADDRESSES = ['127.0.0.1', '0.0.0.0', '::1', '::'];
/** Error codes of a machine that lacks an address. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const SHOWN_COMMAND_CHARACTERS = 80;

/** The port cannot be used. Contains a remedy. */
export class PortError extends Error {
  override name = 'PortError';
  /** One sentence: what to do next. */
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/**
 * @param envName the setting that chooses the port, named in the remedy
 * @param except ports that the remedy does not propose
 * @throws PortError when the port is in use, not allowed or invalid
 */
export async function assertPortFree(
  port: number,
  envName: string,
  except: Set<number> = new Set(),
): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT)
    throw new PortError(
      `${envName} is not a port: ${port}.`,
      `Set ${envName} to a number from 1 to ${MAX_PORT}.`,
    );
  for (const address of ADDRESSES) {
    const code = await tryToListen(port, address);
    if (code === 'EADDRINUSE') throw taken(port, `${envName}=${await nextFree(port, except)}`);
    if (code === 'EACCES')
      throw new PortError(
        `This user may not use port ${port}.`,
        `Set ${envName} to a port above 1023, e.g. ${envName}=${port + 8000}.`,
      );
  }
}

/**
 * @param ports by the settings that choose them
 * @throws PortError that names all ports that cannot be used, or that two settings share
 */
export async function assertPortsFree(ports: Readonly<Record<string, number>>): Promise<void> {
  const errors: PortError[] = [];
  const names = new Map<number, string>();
  const except = new Set(Object.values(ports));
  for (const [name, port] of Object.entries(ports)) {
    const other = names.get(port);
    if (other)
      errors.push(
        new PortError(
          `${other} and ${name} are both ${port}.`,
          `Choose another port: ${name}=${await nextFree(port, except)}.`,
        ),
      );
    else await assertPortFree(port, name, except).catch((error: PortError) => errors.push(error));
    names.set(port, name);
  }
  if (errors.length > 0)
    throw new PortError(
      errors.map(({ message }) => message).join('\n'),
      errors.map(({ remedy }) => remedy).join('\n'),
    );
}

/** Ports of this process so far. A second call must not return a port whose server does not listen yet. */
const chosen = new Set<number>();

/**
 * Finds a free port. The port stays unused until its server listens, so it is a random one below the ports that the
 * kernel gives to outgoing connections and to servers without a port of their own.
 * @param except ports of servers that do not listen yet
 */
export async function freePort(except: readonly number[] = []): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const port = randomInt(FIRST_FREE_PORT, FIRST_KERNEL_PORT);
    if (chosen.has(port) || except.includes(port) || !(await isFree(port))) continue;
    chosen.add(port);
    return port;
  }
  throw new Error(`No free port from ${FIRST_FREE_PORT} to ${FIRST_KERNEL_PORT - 1}`);
}

/** Tries one address after the other, because a listener on one of them blocks the others. */
async function isFree(port: number): Promise<boolean> {
  for (const address of ADDRESSES) if (await tryToListen(port, address)) return false;
  return true;
}

/** The next free port after this one. Adds it to `except`, so that it is proposed once. */
async function nextFree(port: number, except: Set<number>): Promise<number> {
  let next = port + 1;
  while (next < MAX_PORT && (except.has(next) || !(await isFree(next)))) next++;
  except.add(next);
  return next;
}

/** Error code of an attempt to listen. Undefined if it succeeds or the machine lacks the address (no IPv6). */
async function tryToListen(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true, ipv6Only: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return NO_SUCH_ADDRESS.has(code) ? undefined : code;
  }
}

function taken(port: number, proposal: string): PortError {
  const holder = portHolder(port);
  const other = `or choose another port: ${proposal}`;
  if (!holder)
    return new PortError(`Port ${port} is taken by another program.`, `Stop that program, ${other}.`);
  const command = holder.command.slice(0, SHOWN_COMMAND_CHARACTERS);
  return new PortError(
    `Port ${port} is taken by process ${holder.pid} (${command}).`,
    `Stop it (kill ${holder.pid}), ${other}.`,
  );
}
