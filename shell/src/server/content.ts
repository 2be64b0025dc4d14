/** Layout and 404 content from the API. If the API is unreachable: the last known content, else the built-in one. */
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { readLayout, readNotFound } from 'shared-contracts/api/pages';
import type { Layout, NotFound } from 'shared-contracts/api/pages.schema';
import * as schema from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import { builtInLayout, builtInNotFound } from './built-in-content.ts';

const FRESH_MS = 15_000;
const TIMEOUT_MS = 600;

export interface FrameContent {
  layout(locale: Locale): Promise<Layout>;
  notFound(locale: Locale): Promise<NotFound>;
}

interface Kept<T> {
  value: T;
  at: number;
}

/** Reads one content page; asks again when it is old, and never lets a page wait for a second answer. */
const createReader = <T>(read: (locale: Locale) => Promise<T>, builtIn: (locale: Locale) => T) => {
  const kept = new Map<Locale, Kept<T>>();
  const asking = new Map<Locale, Promise<T>>();
  const ask = (locale: Locale): Promise<T> => {
    const under = asking.get(locale);
    if (under) return under;
    const work = read(locale)
      .then((value) => {
        kept.set(locale, { value, at: Date.now() });
        return value;
      })
      .catch(() => kept.get(locale)?.value ?? builtIn(locale))
      .finally(() => asking.delete(locale));
    asking.set(locale, work);
    return work;
  };
  return async (locale: Locale): Promise<T> => {
    const known = kept.get(locale);
    if (!known) return ask(locale);
    if (Date.now() - known.at > FRESH_MS) void ask(locale);
    return known.value;
  };
};

export const createFrameContent = (apiUrl: string): FrameContent => {
  /** What does not fit the contract counts as no answer: a frame made of it would take every page down. */
  const read =
    <T>(path: string, response: z.ZodType<{ data: T }>) =>
    async (locale: Locale): Promise<T> => {
      const answer = await fetch(`${apiUrl}/api${path}`, {
        headers: { 'Accept-Language': locale },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
      return response.parse(await answer.json()).data;
    };
  return {
    layout: createReader<Layout>(
      read(endpointUrl(readLayout, {}), schema.readLayout.response),
      builtInLayout,
    ),
    notFound: createReader<NotFound>(
      read(endpointUrl(readNotFound, {}), schema.readNotFound.response),
      builtInNotFound,
    ),
  };
};
