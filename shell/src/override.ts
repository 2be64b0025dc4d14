/**
 * Another release of a remote in place of the current one, chosen in the address: `?remote.checkout=stub:slow`
 * (DESIGN §8). Server and QA panel read and write the same words.
 */

/** What a stub remote can be told to be; `normal` is plain `stub` in the address. */
export const STUB_BEHAVIOURS = ['normal', 'slow', 'broken', 'throwing', 'empty', 'old'] as const;
export type StubBehaviour = (typeof STUB_BEHAVIOURS)[number];

export type Override =
  /** The current release, where another one is the rule (QA). */
  | { kind: 'real' }
  | { kind: 'stub'; behaviour: StubBehaviour }
  | { kind: 'version'; version: string }
  /** A folder of a web server that holds a build, without a final slash. */
  | { kind: 'address'; url: string };

export const REMOTE_KEY = 'remote.';
/** Scenario of the stubbed API (QA only). */
export const API_KEY = 'api';

const STUB = 'stub';
/** A release's folder: no separators, no way up. */
const VERSION = /^(?!\.)(?!.*\.\.)[\w.-]{1,64}$/;

const isBehaviour = (text: string): text is StubBehaviour =>
  (STUB_BEHAVIOURS as readonly string[]).includes(text);

const readAddress = (text: string): Override | null => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) return null;
  return { kind: 'address', url: url.href.replace(/\/+$/, '') };
};

/** @returns null for what is no override at all */
export const parseOverride = (text: string): Override | null => {
  if (text === 'real') return { kind: 'real' };
  const [word, behaviour = 'normal', ...rest] = text.split(':');
  if (word === STUB) return !rest.length && isBehaviour(behaviour) ? { kind: STUB, behaviour } : null;
  if (/^https?:/.test(text)) return readAddress(text);
  return VERSION.test(text) ? { kind: 'version', version: text } : null;
};

/** The word in the address for a stub. */
export const stubValue = (behaviour: StubBehaviour): string =>
  behaviour === 'normal' ? STUB : `${STUB}:${behaviour}`;

/** The release folder of a stub (`releases/<remote>/stub-slow/`). */
export const stubVersion = (behaviour: StubBehaviour): string =>
  behaviour === 'normal' ? STUB : `${STUB}-${behaviour}`;

export const isStubVersion = (version: string): boolean => version === STUB || version.startsWith(`${STUB}-`);
