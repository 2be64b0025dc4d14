/**
 * Chooses the releases of one page: the current ones, or those that overrides in its address name
 * (docs/architecture/releases.md#overrides).
 */

import { type Release, ReleaseError, readRelease } from 'releases/read-release';
import { SignatureError } from 'releases/signing/refusal';
import type { Trust } from 'releases/signing/trust';
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';
import { API_STUB_KEY, type Override, parseOverride, REMOTE_KEY, stubVersion } from '../../override.ts';
import { readAddress } from './address-release.ts';
import type { OverrideRights } from './rights.ts';

type ProblemReason =
  | 'unknown-remote'
  | 'unreadable'
  | 'not-allowed'
  | 'unreachable'
  | 'stub-missing'
  | 'unusable'
  | 'signature'
  | 'scenario'
  | 'qa-only'
  | ReleaseError['reason'];

/** A failed override. The page uses the current release instead. */
interface OverrideProblem {
  remote: string;
  value: string;
  reason: ProblemReason;
  /** Technical details of the failure. */
  detail: string;
}

interface ActiveOverride {
  /** Replaced remote; in QA also `api` for the scenario of the stubbed API, which scenario.ts sends. */
  remote: RemoteId | 'api';
  value: string;
  unchecked: boolean;
}

export interface PageView {
  releases: ReadonlyMap<string, Release>;
  active: readonly ActiveOverride[];
  problems: readonly OverrideProblem[];
  qa: boolean;
}

interface OverridesOptions {
  rights: OverrideRights | null;
  /** QA mode: stubs by default, and the QA panel. */
  qa: boolean;
  releasesDir: string;
  trust: Trust;
  /** Visitors use the shop from other machines. */
  isFar?: boolean;
  now?: () => number;
}

/** Time for which the render worker of an overriding release is kept after its last request. */
const KEPT_MS = 5 * 60_000;
const MAX_QUERY = 2_000;
/** Release of the QA panel, which is loaded as a remote. */
const PANEL = { id: 'qa', version: 'panel' } as const;

class NotAllowed extends Error {}

const isRemote = (id: string): id is RemoteId => (REMOTE_IDS as readonly string[]).includes(id);

const problemOf = (error: unknown, override: Override): Pick<OverrideProblem, 'reason' | 'detail'> => {
  const { message: detail } = error as Error;
  if (error instanceof NotAllowed) return { reason: 'not-allowed', detail };
  if (error instanceof SignatureError) return { reason: 'signature', detail };
  if (error instanceof ReleaseError) {
    const isStub = error.reason === 'missing' && override.kind === 'stub';
    return { reason: isStub ? 'stub-missing' : error.reason, detail };
  }
  if (override.kind !== 'address') return { reason: 'unusable', detail };
  // `fetch` says only that it failed. Its cause has no message if a name has several addresses.
  const { message, code } = ((error as Error).cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return { reason: 'unreachable', detail: message || code || detail };
};

export const createOverrides = (options: OverridesOptions) => {
  const { rights, qa, releasesDir, trust, isFar = false, now = Date.now } = options;
  const usedAt = new Map<string, { release: Release; at: number }>();

  /** The release of an override; undefined for the current one. */
  const resolve = async (
    id: RemoteId,
    override: Override,
    releases: ReadonlyMap<string, Release>,
  ): Promise<Release | undefined> => {
    if (override.kind === 'real') return releases.get(id);
    if (override.kind === 'address') {
      if (!rights?.admits(override.url)) throw new NotAllowed(new URL(override.url).origin);
      return readAddress(id, override.url, { trust, isFar });
    }
    if (!rights?.releases) throw new NotAllowed(override.kind);
    const version = override.kind === 'stub' ? stubVersion(override.behaviour) : override.version;
    const current = releases.get(id);
    return current?.version === version ? current : readRelease(releasesDir, id, version, { trust });
  };

  return {
    /**
     * @param current releases of the shopper
     * @returns null for an ordinary page: no overrides in its address, or overrides are not allowed
     */
    async read(query: URLSearchParams, current: ReadonlyMap<string, Release>): Promise<PageView | null> {
      if (!rights) return null;
      const asked = [...query].flatMap(([key, value]) =>
        key.startsWith(REMOTE_KEY) ? [{ remote: key.slice(REMOTE_KEY.length), value }] : [],
      );
      const refusedStub = qa ? null : query.get(API_STUB_KEY);
      if ((!asked.length && !qa && refusedStub === null) || query.toString().length > MAX_QUERY) return null;
      const releases = new Map(current);
      const active: ActiveOverride[] = [];
      const problems: OverrideProblem[] = [];

      const put = async (remote: string, value: string): Promise<void> => {
        if (!isRemote(remote))
          return void problems.push({
            remote,
            value,
            reason: 'unknown-remote',
            detail: REMOTE_IDS.join(', '),
          });
        const override = parseOverride(value);
        if (!override) return void problems.push({ remote, value, reason: 'unreadable', detail: '' });
        try {
          const release = await resolve(remote, override, current);
          if (release) {
            releases.set(remote, release);
            usedAt.set(`${remote}@${release.version}`, { release, at: now() });
          } else releases.delete(remote);
          active.push({ remote, value, unchecked: release?.unchecked ?? false });
        } catch (error) {
          problems.push({ remote, value, ...problemOf(error, override) });
        }
      };

      if (qa) {
        for (const id of REMOTE_IDS) await put(id, 'stub');
        // The banner lists only the overrides of the address.
        active.length = 0;
        releases.set(PANEL.id, readRelease(releasesDir, PANEL.id, PANEL.version, { trust }));
      }
      for (const { remote, value } of asked) await put(remote, value);
      if (refusedStub !== null)
        problems.push({ remote: API_STUB_KEY, value: refusedStub, reason: 'qa-only', detail: '' });
      return { releases, active, problems, qa };
    },

    /** Recently used releases, whose render workers are kept. */
    recent(): Release[] {
      for (const [key, { at }] of usedAt) if (now() - at > KEPT_MS) usedAt.delete(key);
      return [...usedAt.values()].map(({ release }) => release);
    },
  };
};

export type Overrides = ReturnType<typeof createOverrides>;
