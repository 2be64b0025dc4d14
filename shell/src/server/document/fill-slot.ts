/**
 * Fills the slot of a page: with the render of the owner's release, or with a page of the shell itself
 * (stand-ins.ts).
 */

import { isAccess } from 'shared-contracts/access';
import type { RenderResult } from 'shared-contracts/remote';
import type { Route } from 'shared-contracts/routes';
import { indexedHead } from '../../head/head-tags.ts';
import { kindOf } from '../cache/page-key.ts';
import { joinTags, type PageTags } from '../cache/page-tags.ts';
import type { RenderOutcome } from '../render/outcome.ts';
import type { PageRequest } from '../visitor/page-request.ts';
import type { FrameContent } from './content.ts';
import type { FrameModule } from './frame-module.ts';
import { createMeasuredRender, type RenderParts, type SlotRequest } from './measured-render.ts';
import { createKnownHeads, type KnownHeads } from './partial-page.ts';
import { createStandIns, type Filled } from './stand-ins.ts';

export interface FillerParts extends RenderParts {
  frame: FrameModule;
  content: FrameContent;
}

/** The page that a remote rendered. */
const renderedPage = (
  route: Route,
  tags: PageTags,
  { status, html, state, assets, plain, head: { noindex, ...head } }: RenderResult,
  { page, layout, isLive }: SlotRequest,
  heads: KnownHeads,
): Filled => {
  // With a status of 500 or more, the remote shows its own failure. The page itself exists, so it keeps its
  // last known head without `noindex`.
  const own =
    status < 500
      ? { ...head, ...(noindex ? { noindex } : {}) }
      : { ...head, ...heads.read(page.url, page.locale, layout) };
  if (status === 200 && isLive) heads.remember(page.url, page.locale, head);
  return {
    slot: { owner: route.owner, html, state, assets },
    head: indexedHead({ ...own, title: own.title || head.title }, route),
    status,
    cacheable: status < 500 && !route.personal,
    tags,
    ...(plain !== undefined && { plain }),
  };
};

export const createSlotFiller = (parts: FillerParts) => {
  const heads = createKnownHeads();
  const standIns = createStandIns(parts.frame, parts.content);
  const render = createMeasuredRender(parts, heads);
  const notFound = ({ locale, draft }: PageRequest): Promise<Filled> =>
    standIns.notFound(locale, draft?.token);

  const partial = (route: Route, { page: { url, locale }, layout }: SlotRequest): Filled => ({
    ...standIns.browserOnly(route.owner, locale),
    head: indexedHead(heads.read(url, locale, layout), route),
    status: 503,
  });

  /** The same page for all addresses of a route. An address that may not exist is not indexed. */
  const refused = (route: Route, asked: SlotRequest): Filled => {
    const { page } = asked;
    const isNamed = kindOf(page) === 'named';
    if (!asked.isLive || (isNamed && heads.has(page.url, page.locale))) return partial(route, asked);
    const url = route.path.replace(/\/:.*$/, '') || '/';
    const { head, ...filled } = partial(route, { ...asked, page: { ...page, url } });
    return { ...filled, head: isNamed ? { ...head, noindex: true } : head, sharedAs: url };
  };

  const rendered = async (
    route: Route,
    { result, tags }: RenderOutcome & { kind: 'rendered' },
    asked: SlotRequest,
  ): Promise<Filled> => {
    if (result.redirect) {
      const { redirect, status, plain } = result;
      return {
        ...standIns.browserOnly(route.owner, asked.page.locale),
        redirect,
        status,
        ...(plain !== undefined && { plain }),
      };
    }
    if (result.status === 404 && !result.html) {
      const missing = await notFound(asked.page);
      return { ...missing, tags: joinTags(tags, missing.tags) };
    }
    return renderedPage(route, tags, result, asked, heads);
  };

  return {
    /** The page for an internal error of the shell. */
    failure: standIns.failure,
    /**
     * The page with a skeleton in place of its remote, as 503: the browser renders the remote, and a crawler
     * tries again later.
     */
    async partial(asked: SlotRequest): Promise<Filled> {
      const { match } = asked.page;
      return match ? partial(match.route, asked) : notFound(asked.page);
    },
    async fill(asked: SlotRequest): Promise<Filled> {
      const { match, locale } = asked.page;
      if (!match) return notFound(asked.page);
      const { route } = match;
      const { owner, access } = route;
      // The shell cannot enforce an access rule that it does not know, so it shows the page to no visitor
      // (docs/product/routes.md#unknown-routes-and-failures).
      if (!isAccess(access)) return standIns.failure(locale);
      // Only the browser knows the customer, so the server cannot render an account page.
      if (access === 'customer') return standIns.browserOnly(owner, locale);
      const release = asked.page.releases.get(owner);
      if (!release) return partial(route, asked);
      if (!release.serverFile) return standIns.browserOnly(owner, locale);

      const [outcome, renderMs] = await render(release, asked);
      if (outcome.kind === 'rendered') return { ...(await rendered(route, outcome, asked)), renderMs };
      // Without scripts, a skeleton would stay for ever. The visitor waits for a late page.
      if (asked.page.plain) {
        const last = await outcome.later;
        return last?.kind === 'rendered'
          ? rendered(route, last, asked)
          : { ...standIns.failure(locale), status: 503 };
      }
      if (outcome.cause === 'shed') return refused(route, asked);
      if (!outcome.later) return partial(route, asked);
      const later = outcome.later.then((last) =>
        last.kind === 'rendered' ? rendered(route, last, asked) : null,
      );
      return { ...partial(route, asked), later };
    },
  };
};
