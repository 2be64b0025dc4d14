import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { portHolder } from './port-holder.ts';

const MAX_PORT = 65_535;
/** Addresses to check. A listener on one of them blocks a server on any of them. */
const ADDRESSES = ['127.0.0.1', '0.0.0.0', '::1', '::'];
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
 * @throws PortError when the port is in use, not allowed or invalid
 */
export async function assertPortFree(port: number, envName: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT)
    throw new PortError(
      `${envName} is not a port: ${port}.`,
      `Set ${envName} to a number from 1 to ${MAX_PORT}.`,
    );
  for (const address of ADDRESSES) {
    const code = await tryToListen(port, address);
    if (code === 'EADDRINUSE') throw taken(port, envName);
    if (code === 'EACCES')
      throw new PortError(
        `This user may not use port ${port}.`,
        `Set ${envName} to a port above 1023, e.g. ${envName}=${port + 8000}.`,
      );
  }
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Error code of an attempt to listen. Undefined if it succeeds or the machine lacks the address (no IPv6).
 */
async function tryToListen(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true, ipv6Only: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

function taken(port: number, envName: string): PortError {
  const holder = portHolder(port);
  const other = `or choose another port: ${envName}=${port + 1}`;
  if (!holder)
    return new PortError(`Port ${port} is taken by another program.`, `Stop that program, ${other}.`);
  const command = holder.command.slice(0, SHOWN_COMMAND_CHARACTERS);
  return new PortError(
    `Port ${port} is taken by process ${holder.pid} (${command}).`,
    `Stop it (kill ${holder.pid}), ${other}.`,
  );
}
