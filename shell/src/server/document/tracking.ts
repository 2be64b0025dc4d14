/** Tag manager and reports of a page. */

import type { RemoteRegistry } from 'releases/remote-registry';
import type { CanaryShares } from '../../canary-report.ts';
import { needsConsent, type ShellConfig } from '../config.ts';
import type { ServedScript } from '../html/served-script.ts';
import type { PageRequest } from '../visitor/page-request.ts';

export interface Tracking {
  /** False on a page with a secret address, a preview or a draft. All other fields are empty then. */
  isOn: boolean;
  asksConsent: boolean;
  /** Container id of Google Tag Manager, which the page loads after consent. Empty: no tag manager. */
  tagManagerId: string;
  /** Address of error reports. Empty: none are sent. */
  sentryDsn: string;
  /** Program that records spans in the browser. Undefined in a shop that does not trace browsers. */
  trace: ServedScript | undefined;
  /** Remotes whose releases the browser watches. Undefined while no canary runs, and for overrides. */
  canary: CanaryShares | undefined;
}

const UNTRACKED: Tracking = {
  isOn: false,
  asksConsent: false,
  tagManagerId: '',
  sentryDsn: '',
  trace: undefined,
  canary: undefined,
};

interface TrackingParts {
  config: ShellConfig;
  registry: Pick<RemoteRegistry, 'canaries'>;
  trace?: ServedScript | undefined;
}

interface TrackedPage {
  page: Pick<PageRequest, 'preview' | 'draft'>;
  isSecret: boolean;
  replaced?: object | undefined;
}

export const trackingOf = (
  { config, registry, trace }: TrackingParts,
  { page, isSecret, replaced }: TrackedPage,
): Tracking => {
  if (isSecret || page.preview || page.draft) return UNTRACKED;
  const canaries = replaced ? [] : registry.canaries();
  return {
    isOn: true,
    asksConsent: needsConsent(config),
    tagManagerId: config.tagManagerId,
    sentryDsn: config.sentryDsn,
    trace,
    canary:
      canaries.length > 0
        ? Object.fromEntries(canaries.map(({ id, share, seed }) => [id, { share, seed }]))
        : undefined,
  };
};
