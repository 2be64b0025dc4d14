/** The choices of the panel in the page's address, so that a bug report is a link. The shell's server reads the same words. */
import type { RemoteId } from 'shared-contracts/remote';
import { BEHAVIOURS, type Behaviour } from '../remote/behaviours.ts';

const REMOTE_KEY = 'remote.';
const API_KEY = 'api';
const NORMAL = 'normal';

/** Words for one remote in the address; a stub that is told nothing is the rule here and needs none. */
export const stubWord = (behaviour: Behaviour): string =>
  behaviour === NORMAL ? 'stub' : `stub:${behaviour}`;
export const CHOICES: readonly string[] = [...BEHAVIOURS.map(stubWord), 'real'];

/** What this page shows in a remote's place. */
export const choiceOf = (search: string, id: RemoteId): string =>
  new URLSearchParams(search).get(REMOTE_KEY + id) ?? stubWord(NORMAL);

export interface ApiChoice {
  scenario: string;
  /** By endpoint instead. */
  endpoints: Readonly<Record<string, string>>;
}

export const apiChoiceOf = (search: string): ApiChoice => {
  const parts = (new URLSearchParams(search).get(API_KEY) ?? '').split(',').filter(Boolean);
  const pairs = parts.map((part) => part.split(':')).filter((pair) => pair.length === 2);
  return {
    scenario: parts.find((part) => !part.includes(':')) ?? NORMAL,
    endpoints: Object.fromEntries(pairs as [string, string][]),
  };
};

/** Colons and commas stay readable: they are allowed in a query. */
const toHref = (url: URL): string => url.href.replaceAll('%3A', ':').replaceAll('%2C', ',');

const change = (href: string, key: string, value: string | null): string => {
  const url = new URL(href);
  if (value === null) url.searchParams.delete(key);
  else url.searchParams.set(key, value);
  return toHref(url);
};

export const withChoice = (href: string, id: RemoteId, choice: string): string =>
  change(href, REMOTE_KEY + id, choice === stubWord(NORMAL) ? null : choice);

export const withApiChoice = (href: string, { scenario, endpoints }: ApiChoice): string => {
  const pairs = Object.entries(endpoints).map(([id, name]) => `${id}:${name}`);
  const isPlain = scenario === NORMAL && !pairs.length;
  return change(href, API_KEY, isPlain ? null : [scenario, ...pairs].join(','));
};

export const withoutChoices = (href: string): string => {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()])
    if (key === API_KEY || key.startsWith(REMOTE_KEY)) url.searchParams.delete(key);
  return toHref(url);
};
