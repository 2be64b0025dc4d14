/** The network of a client. Limits count by it, because one client can use many addresses. */
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Providers give a whole /64 to one customer, who can use any of its addresses. */
const CUSTOMER_PREFIX_BYTES = 8;

/** The IPv4 address, or the /64 network of an IPv6 address. */
const networkOfAddress = (address: string): string => {
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  // An IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`) counts as the IPv4 address.
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, CUSTOMER_PREFIX_BYTES)).toString('hex')}/64`;
};

/** Network that a request came from. */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOfAddress(ip);

/** Ranges of the shop's own machines. A request of a visitor has a public address here (docs/architecture/api.md#shared-state). */
const OWN_RANGES: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/**
 * Network of a client outside the shop. Undefined for a request of another process of the shop, like the shell's read
 * for a page. Over a Unix socket such a request has no address.
 */
export const outsideNetworkOf = ({ ip }: { ip?: string | undefined }): string | undefined => {
  const [plain = ''] = ip?.split('%') ?? [];
  if (!ipaddr.isValid(plain) || OWN_RANGES.includes(ipaddr.process(plain).range())) return undefined;
  return networkOfAddress(plain);
};
