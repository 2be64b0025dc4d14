/**
 * Speculation rules: the browser prefetches the next page when the pointer rests on its link, and prerenders it when
 * the pointer goes down (docs/decisions/0052-next-pages-in-advance.md).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES, type Route } from 'shared-contracts/routes';
import { HANDLES_LINKS } from '../../handles-links.ts';
import { API_STUB_KEY, REMOTE_KEY } from '../../override.ts';
import { documentTags } from '../cache/page-tags.ts';
import type { ShellConfig } from '../config.ts';
import { LOCALE_KEY } from '../visitor/request-locale.ts';

const RULES_PATH = '/speculation-rules.json';

/** Header of a page. Its value is a list of strings (RFC 8941). */
export const SPECULATION_HEADERS = { 'speculation-rules': `"${RULES_PATH}"` } as const;

/** A page whose response is the same for all visitors and that changes nothing. */
const isReadingPage = ({ access, personal, secretAddress }: Route): boolean =>
  access === 'public' && !personal && !secretAddress;

/** Queries that set the language or replace a part of the shop. A speculation must not send them. */
const ACTIONS = [`${LOCALE_KEY}=`, `${API_STUB_KEY}=`, REMOTE_KEY].map((key) => `/*\\?*${key}*`);

/** Links that do not open a page of the shop in this tab. */
const OTHER_LINKS = '[target], [download], [rel~="nofollow"], [href^="#"]';

/** Links that the browser follows. When the shell sets the attribute, the browser cancels what it has prepared. */
const DOCUMENT_LINKS = `:root:not([${HANDLES_LINKS}]) a`;

export const speculationRules = (): object => {
  const where = {
    and: [
      { href_matches: ROUTES.filter(isReadingPage).map(({ path }) => path) },
      { selector_matches: DOCUMENT_LINKS },
      { not: { href_matches: ACTIONS } },
      { not: { selector_matches: OTHER_LINKS } },
    ],
  };
  return {
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  };
};

export const registerSpeculation = (app: FastifyInstance, config: Pick<ShellConfig, 'sharedCache'>): void => {
  const body = JSON.stringify(speculationRules());
  app.get(RULES_PATH, (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .headers({ 'cache-control': 'public, max-age=3600', ...documentTags(config) })
      .send(body),
  );
};

/** Whether the browser requests a page that the shopper has not opened (`Sec-Purpose`, Fetch Standard). */
export const isSpeculative = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');
