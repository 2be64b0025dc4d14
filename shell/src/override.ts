/**
 * Overrides in the URL that replace the current release of a remote: `?remote.checkout=stub:slow`
 * (docs/architecture/releases.md#overrides).
 */

export type Override =
  /** `real`: the current release. Needed in QA, where stubs are the default. */
  | { kind: 'real' }
  /** A stub remote with a behaviour (`slow`, `broken` …). An empty behaviour is the normal one. */
  | { kind: 'stub'; behaviour: string }
  | { kind: 'version'; version: string }
  /** URL of a build's folder on a web server, without a trailing slash. */
  | { kind: 'address'; url: string };

export const REMOTE_KEY = 'remote.';
/** Query key for the scenario of the API stub (QA only). */
export const API_STUB_KEY = 'api';

/** Whether a query key is an override of a remote or of the API stub. */
export const isOverrideKey = (key: string): boolean => key === API_STUB_KEY || key.startsWith(REMOTE_KEY);

/** Attribute of links that reload the page without overrides. */
export const RESET_ATTRIBUTE = 'data-overrides-reset';

const STUB = 'stub';
/** Folder name of a release: no separators, no `..`. */
const VERSION = /^(?!\.)(?!.*\.\.)[\w.-]{1,64}$/;

const readAddress = (text: string): Override | null => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return null;
  return { kind: 'address', url: url.href.replace(/\/+$/, '') };
};

/** @returns null when the text is not an override */
export const parseOverride = (text: string): Override | null => {
  if (text === 'real') return { kind: 'real' };
  if (text === STUB) return { kind: STUB, behaviour: '' };
  const behaviour = /^stub:([a-z]{1,32})$/.exec(text)?.[1];
  if (behaviour) return { kind: STUB, behaviour };
  if (/^https?:/.test(text)) return readAddress(text);
  return VERSION.test(text) ? { kind: 'version', version: text } : null;
};

/** Release folder of a stub (`releases/<remote>/stub-slow/`). */
export const stubVersion = (behaviour: string): string => (behaviour ? `${STUB}-${behaviour}` : STUB);

export const isStubVersion = (version: string): boolean => version === STUB || version.startsWith(`${STUB}-`);
