/** The network of a client: its IPv4 address, or the first half of its IPv6 address, which one client owns whole. */

const GROUPS = 8;
const OF_NETWORK = 4;

export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, OF_NETWORK).join(':');
};
