/**
 * Another release of a remote in place of the current one, chosen in the address: `?remote.checkout=stub:slow`
 * (DESIGN §8).
 */

export type Override =
  /** The current release, where another one is the rule (QA). */
  | { kind: 'real' }
  /** A stub remote, told what to be (`slow`, `broken` …); empty: nothing special. */
  | { kind: 'stub'; behaviour: string }
  | { kind: 'version'; version: string }
  /** A folder of a web server that holds a build, without a final slash. */
  | { kind: 'address'; url: string };

export const REMOTE_KEY = 'remote.';
/** Scenario of the stubbed API (QA only). */
export const API_KEY = 'api';

/** Whether a query key replaces a remote or chooses the stubbed API's answers. */
export const isOverrideKey = (key: string): boolean => key === API_KEY || key.startsWith(REMOTE_KEY);

/** Marks links that reload the current page without overrides. */
export const RESET_ATTRIBUTE = 'data-overrides-reset';

const STUB = 'stub';
/** A release's folder: no separators, no way up. */
const VERSION = /^(?!\.)(?!.*\.\.)[\w.-]{1,64}$/;

const readAddress = (text: string): Override | null => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return null;
  return { kind: 'address', url: url.href.replace(/\/+$/, '') };
};

/** @returns null for what is no override at all */
export const parseOverride = (text: string): Override | null => {
  if (text === 'real') return { kind: 'real' };
  if (text === STUB) return { kind: STUB, behaviour: '' };
  const behaviour = /^stub:([a-z]{1,32})$/.exec(text)?.[1];
  if (behaviour) return { kind: STUB, behaviour };
  if (/^https?:/.test(text)) return readAddress(text);
  return VERSION.test(text) ? { kind: 'version', version: text } : null;
};

/** The release folder of a stub (`releases/<remote>/stub-slow/`). */
export const stubVersion = (behaviour: string): string => (behaviour ? `${STUB}-${behaviour}` : STUB);

export const isStubVersion = (version: string): boolean => version === STUB || version.startsWith(`${STUB}-`);
