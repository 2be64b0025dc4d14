/**
 * Requests of a shared cache in front of the shells (docs/decisions/0066-shared-cache.md). The cache has removed
 * all cookies, and names language and cohort of the shopper in headers.
 */
import { BlockList, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { parseCohort } from 'releases/canary/cohort';
import type { Locale } from 'shared-contracts/locale';
import type { ShellConfig } from '../config.ts';
import { chooseLocale } from './request-locale.ts';

/** Context of a page: language and releases of the shopper, a part of the cache's key. */
export const CONTEXT_HEADER = 'x-page-context';
export const LOCALE_HEADER = 'x-shop-locale';
const COHORT_HEADER = 'x-shop-cohort';

/** The shopper for whom a shared cache asks. */
interface EdgeVisitor {
  locale: Locale;
  cohort?: number | undefined;
  /** Context under which the cache would store the page. Undefined when it asks for the context itself. */
  context?: string | undefined;
}

/** @returns undefined for every request that does not come from the shared cache: its headers prove nothing */
export type EdgeReader = (request: Pick<FastifyRequest, 'headers' | 'raw'>) => EdgeVisitor | undefined;

const listOf = (addresses: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const address of addresses) {
    const [network = '', bits] = address.split('/');
    const family = isIPv4(network) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return list;
};

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const createEdgeReader = ({
  sharedCache,
  trustProxy,
  locales,
}: Pick<ShellConfig, 'sharedCache' | 'trustProxy' | 'locales'>): EdgeReader => {
  if (!sharedCache) return () => undefined;
  const trusted = listOf(trustProxy);
  return ({ headers, raw: { socket } }) => {
    const peer = socket.remoteAddress ?? '';
    const asked = textOf(headers[LOCALE_HEADER]);
    if (asked === undefined || !peer || !trusted.check(peer, isIPv4(peer) ? 'ipv4' : 'ipv6'))
      return undefined;
    return {
      // null: the cache has removed the cookie.
      locale: chooseLocale(null, asked, locales).locale,
      cohort: parseCohort(textOf(headers[COHORT_HEADER])),
      context: textOf(headers[CONTEXT_HEADER]),
    };
  };
};
