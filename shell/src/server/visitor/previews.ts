/**
 * The previews of a browser: releases that it gets in place of the current ones
 * (docs/architecture/releases.md#previews).
 */
import type { FastifyRequest } from 'fastify';
import { findPreview, type RunningPreview } from 'releases/preview/running-previews';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import type { ShellConfig } from '../config.ts';
import { createAddressLimit } from './address-limit.ts';
import { type PreviewLink, previewCookie, storedLinks } from './preview-cookie.ts';

/** Wrong secrets of one address per minute. An address above the limit gets no previews, also with a right secret. */
const WRONG_PER_MINUTE = 30;
const WINDOW_MS = 60_000;
/** Time for which the render worker of a preview is kept after its last request. */
const KEPT_MS = 5 * 60_000;

/** The releases that a browser with previews gets in place of the current ones. */
export interface PreviewView {
  /** Names of the previews, separated by commas. */
  readonly names: string;
  /** Remote id → its release. */
  readonly releases: ReadonlyMap<string, Release>;
  /** Names and releases. Pages of each variant are cached side by side. */
  readonly variant: string;
}

interface Found {
  view: PreviewView | undefined;
  /** `Set-Cookie` for a browser of which a preview has ended. */
  cookie?: string;
}

interface PreviewsOptions {
  registry: Pick<RemoteRegistry, 'previews'>;
  config: Pick<ShellConfig, 'publicUrl'>;
}

const viewOf = (found: readonly RunningPreview[]): PreviewView | undefined =>
  found.length === 0
    ? undefined
    : {
        names: found.map(({ name }) => name).join(),
        releases: new Map(found.map(({ id, release }) => [id, release])),
        variant: found.map(({ id, name, release: { version } }) => `${name}:${id}@${version}`).join(),
      };

export const createPreviews = ({ registry, config }: PreviewsOptions) => {
  const wrong = createAddressLimit({ windowMs: WINDOW_MS, perAddress: WRONG_PER_MINUTE });
  const usedAt = new Map<Release, number>();

  /** The previews of these links, at most one for each remote. */
  const find = (links: readonly PreviewLink[]): [PreviewLink, RunningPreview][] => {
    const found = new Map<string, [PreviewLink, RunningPreview]>();
    for (const link of links) {
      const preview = findPreview(registry.previews(), link.name, link.secret, Date.now());
      if (preview && !found.has(preview.id)) found.set(preview.id, [link, preview]);
    }
    return [...found.values()];
  };
  const cookieOf = (found: readonly [PreviewLink, RunningPreview][]): string =>
    previewCookie(
      found.map(([link]) => link),
      config,
    );
  const keepWorkers = (previews: readonly RunningPreview[]): void => {
    for (const { release } of previews) usedAt.set(release, Date.now());
  };

  return {
    /** The previews in the cookie of a request. */
    of(request: Pick<FastifyRequest, 'headers' | 'ip'>): Found {
      const links = storedLinks(request);
      if (!links || wrong.isReached(request)) return { view: undefined };
      const found = find(links);
      const previews = found.map(([, preview]) => preview);
      keepWorkers(previews);
      const view = viewOf(previews);
      if (found.length > 0 && found.length === links.length) return { view };
      wrong.count(request);
      return { view, cookie: cookieOf(found) };
    },

    /**
     * Adds the preview of a link to those of the browser.
     * @returns `Set-Cookie`, `ended` for a wrong or ended link, or `limited` after too many of them
     */
    open(
      link: PreviewLink | null,
      request: Pick<FastifyRequest, 'headers' | 'ip'>,
    ): { cookie: string } | 'ended' | 'limited' {
      if (wrong.isReached(request)) return 'limited';
      const stored = storedLinks(request) ?? [];
      const found = find(link ? [link, ...stored] : []);
      if (!link || found[0]?.[0] !== link) {
        wrong.count(request);
        return 'ended';
      }
      keepWorkers(found.map(([, preview]) => preview));
      return { cookie: cookieOf(found) };
    },

    /** Releases whose render workers are kept. */
    recent(): Release[] {
      for (const [release, at] of usedAt) if (Date.now() - at > KEPT_MS) usedAt.delete(release);
      return [...usedAt.keys()];
    },
  };
};

export type Previews = ReturnType<typeof createPreviews>;
