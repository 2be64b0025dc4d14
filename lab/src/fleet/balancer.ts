/** HAProxy of the Debian package, as load balancer before APIs. Edges know the shells themselves. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMember, type Member, respondsAt } from './member.ts';

const PROGRAM = '/usr/sbin/haproxy';

export const hasBalancer = (): boolean => existsSync(PROGRAM);

interface Pool {
  port: number;
  /** Ports of the servers. */
  servers: readonly number[];
}

/**
 * A server that refuses connections gets no request from the first refusal on. Nothing is sent twice except
 * requests whose connection was refused, because only those surely reached no server.
 */
const GLOBAL = `
global
  nbthread 1
defaults
  mode http
  balance leastconn
  option forwardfor
  option redispatch 1
  option httpchk GET /readyz
  retries 3
  retry-on conn-failure
  timeout connect 1s
  timeout client 100s
  timeout server 100s
  timeout check 2s
  default-server inter 500ms fastinter 200ms downinter 200ms fall 2 rise 1
  default-server observe layer4 error-limit 1 on-error mark-down
`;

/** Configuration of HAProxy. `healthPort` answers when HAProxy runs. */
const balancerSettings = ({ port, servers }: Pool, healthPort: number): string =>
  [
    GLOBAL.trim(),
    `frontend health\n  bind 127.0.0.1:${healthPort}\n  http-request return status 200`,
    `listen apis\n  bind 127.0.0.1:${port}`,
    ...servers.map((server, index) => `  server apis-${index + 1} 127.0.0.1:${server} check`),
    '',
  ].join('\n');

export const createBalancer = (
  pool: Pool,
  { folder, healthPort, logDir }: { folder: string; healthPort: number; logDir: string },
): Member => {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, balancerSettings(pool, healthPort));
  return createMember({
    name: 'balancer',
    role: 'balancer',
    command: PROGRAM,
    args: ['-db', '-q', '-f', file],
    isReady: respondsAt(`http://127.0.0.1:${healthPort}/`),
    logDir,
  });
};
