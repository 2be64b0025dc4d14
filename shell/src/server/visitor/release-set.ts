/** The releases of a page. Each request computes them once, so that the page and its keys in caches always fit. */
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import type { PreviewView } from './previews.ts';

export interface ReleaseSet {
  /** Remote id → its release. */
  releases: ReadonlyMap<string, Release>;
  /** Canaries and previews of the shopper. Pages of each variant are cached side by side. */
  variant: string;
  /** Changes with every release. */
  revision: string;
}

/** The releases of a shopper: the current ones, with those of canaries and previews in their places. */
export const releaseSetOf = (
  registry: Pick<RemoteRegistry, 'current' | 'variant' | 'revision'>,
  { cohort, preview }: { cohort?: number | undefined; preview?: PreviewView | undefined } = {},
): ReleaseSet => {
  const current = registry.current(cohort);
  return {
    releases: preview ? new Map([...current, ...preview.releases]) : current,
    variant: [preview?.variant, registry.variant(cohort)].filter(Boolean).join(' '),
    revision: registry.revision(cohort),
  };
};
