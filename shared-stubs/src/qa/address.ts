/**
 * Keeps the choices of the QA panel in the address, so that a link reproduces them. The server of the shell
 * reads the same parameters.
 */
import type { RemoteId } from 'shared-contracts/remote';
import { type ApiChoice, readable, readScenarios, writeScenarios } from '../api/scenario-parameter.ts';
import type { Behaviour } from '../remote/behaviours.ts';

const REMOTE_KEY = 'remote.';
const API_STUB_KEY = 'api';
const NORMAL = 'normal';

/**
 * Value of one remote in the address, for example `stub:slow`. The default, a normal stub, is not written.
 */
export const remoteParameter = (behaviour: Behaviour): string =>
  behaviour === NORMAL ? 'stub' : `stub:${behaviour}`;

/** The choice for one remote in this address. */
export const choiceOf = (search: string, id: RemoteId): string =>
  new URLSearchParams(search).get(REMOTE_KEY + id) ?? remoteParameter(NORMAL);

export const apiChoiceOf = (search: string): ApiChoice =>
  readScenarios(new URLSearchParams(search).get(API_STUB_KEY) ?? '');

const toHref = (url: URL): string => readable(url.href);

const change = (href: string, key: string, value: string | null): string => {
  const url = new URL(href);
  if (value === null) url.searchParams.delete(key);
  else url.searchParams.set(key, value);
  return toHref(url);
};

export const withChoice = (href: string, id: RemoteId, choice: string): string =>
  change(href, REMOTE_KEY + id, choice === remoteParameter(NORMAL) ? null : choice);

export const withApiChoice = (href: string, choice: ApiChoice): string => {
  const value = writeScenarios(choice);
  return change(href, API_STUB_KEY, value === NORMAL ? null : value);
};

export const withoutChoices = (href: string): string => {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()])
    if (key === API_STUB_KEY || key.startsWith(REMOTE_KEY)) url.searchParams.delete(key);
  return toHref(url);
};
