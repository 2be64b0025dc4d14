/** Composes a page: fills its slot, renders the frame, stitches both, adds headers. */

import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import { HOLD_PARAM } from 'shared-contracts/api/stock-waits';
import type { Locale } from 'shared-contracts/locale';
import { inSpan } from 'tracing/span';
import { boundTags, joinTags, NO_TAGS, type PageTags, toTag } from '../cache/page-tags.ts';
import { createRefusedPages } from '../cache/refused-pages.ts';
import type { FreshPage } from '../cache/stored-page.ts';
import { ownPage, type PageRequest } from '../visitor/page-request.ts';
import { plainCookie } from '../visitor/plain-cookie.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import { createSlotFiller, type FillerParts } from './fill-slot.ts';
import { type FrameParts, framePage, type ReplacedParts, type UnframedPage } from './framed-page.ts';
import { pageHeaders } from './page-headers.ts';
import type { Filled } from './stand-ins.ts';
import { stitch } from './stitch.ts';

interface ComposerParts extends FrameParts, FillerParts {}

export const redirectTo = (location: string, status: number): FreshPage => ({
  status,
  html: '',
  headers: { location },
  cacheable: false,
  tags: NO_TAGS,
});

/** Tags of the page's parts, and of the API's answers in it. */
const tagsOf = (
  { content }: Pick<ComposerParts, 'content'>,
  { page, layout, filled }: UnframedPage,
): PageTags => {
  const release = filled.slot.owner && page.releases.get(filled.slot.owner);
  const route = page.match && (toTag(page.match.route.path) || 'home');
  const own = [
    'layout',
    // All content of the layout, in the words of the API.
    'settings',
    ...(route ? [`route-${route}`] : []),
    ...(release ? [`release-${release.id}-${toTag(release.version)}`] : []),
  ];
  return boundTags(joinTags({ names: own, isWhole: true }, content.tagsOf(layout), filled.tags));
};

/** Stores the new state of the visitor's plain pages. */
const plainHeaders = ({ config }: ComposerParts, { plain }: Filled): Record<string, string> =>
  plain === undefined ? {} : { 'set-cookie': plainCookie(plain, config) };

const finish = (parts: ComposerParts, unframed: UnframedPage): FreshPage => {
  const { page, filled, isSecret } = unframed;
  const framed = framePage(parts, unframed);
  const { html, policy } = stitch(parts, framed);
  return {
    status: filled.status,
    html,
    headers: { ...pageHeaders(framed, policy), ...plainHeaders(parts, filled) },
    cacheable: filled.cacheable && !isSecret && !page.draft && !page.plain,
    tags: tagsOf(parts, unframed),
  };
};

export const createComposer = (parts: ComposerParts) => {
  const { content, registry, frame, log } = parts;
  const filler = createSlotFiller(parts);
  const refused = createRefusedPages();
  const redirectOf = (location: string, filled: Filled): FreshPage => {
    const moved = redirectTo(location, filled.status);
    return { ...moved, headers: { ...moved.headers, ...plainHeaders(parts, filled) } };
  };
  const complete = (unframed: UnframedPage): FreshPage => {
    const { redirect } = unframed.filled;
    return redirect ? redirectOf(redirect, unframed.filled) : finish(parts, unframed);
  };

  return {
    async compose(page: PageRequest, replaced?: ReplacedParts): Promise<FreshPage> {
      const layout = await content.layout(page.locale, page.draft?.token);
      const asked = { page, layout, isLive: !replaced && !page.preview && !page.draft };
      const filled = await filler.fill(asked);
      if (filled.redirect) return redirectOf(filled.redirect, filled);
      const isSecret = (page.match?.route.secretAddress ?? false) || page.query.has(HOLD_PARAM);
      const unframed = { page, layout, filled, replaced, isSecret };
      const { sharedAs } = filled;
      if (sharedAs !== undefined) {
        const versions = [...page.releases.values()].map(({ id, version }) => `${id}@${version}`);
        return refused.of([page.locale, page.match?.route.path, isSecret, ...versions].join(' '), () =>
          finish(parts, { ...unframed, page: { ...page, url: sharedAs, pathname: sharedAs } }),
        );
      }
      try {
        return await inSpan({ name: 'stitch page' }, async () => ({
          ...finish(parts, unframed),
          later: filled.later?.then((last) => last && complete({ ...unframed, filled: last })),
        }));
      } catch (error) {
        // The remote's result cannot be serialized, for example structured data that is not JSON.
        log.warn({ path: page.url, reason: (error as Error).message }, 'page not stitched');
        return finish(parts, { ...unframed, filled: await filler.partial(asked) });
      }
    },

    /**
     * The page for an internal error of the shell: frame, 'Ha ocurrido un error', link home. Its address may contain a
     * secret, so it loads no analytics.
     */
    async composeFailure(locale: Locale): Promise<FreshPage> {
      const layout = await content.layout(locale);
      const filled = filler.failure(locale);
      const page = ownPage('/', { locale, ...releaseSetOf(registry) });
      return finish(parts, { page, layout, filled, isSecret: true });
    },

    /** The page of a mailed link. Its address contains a secret, so it loads no analytics. */
    async composeLink(
      {
        pathname,
        screen,
        status,
        cohort,
      }: { pathname: string; screen: LinkScreen; status: number; cohort?: number | undefined },
      locale: Locale,
    ): Promise<FreshPage> {
      const layout = await content.layout(locale);
      const filled: Filled = {
        slot: { owner: null, html: frame.renderLinkScreen(screen), assets: [] },
        head: { title: screen.title, description: '', noindex: true },
        status,
        cacheable: false,
        tags: NO_TAGS,
      };
      const page = ownPage(pathname, { locale, ...releaseSetOf(registry, { cohort }) });
      return finish(parts, { page, layout, filled, isSecret: true });
    },
  };
};

export type Composer = ReturnType<typeof createComposer>;
