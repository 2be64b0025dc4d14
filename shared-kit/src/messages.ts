import {
  allSettled,
  attach,
  createEffect,
  createStore,
  type Scope,
  sample,
  type UnitTargetable,
} from 'effector';
import { useUnit } from 'effector-react';
import type { Locale } from 'shared-contracts/locale';

/**
 * Creates the store, effect and hook for a remote's texts. Each language is a chunk of its own
 * (`messages-es`, `messages-en`), so that the browser loads only the active one. Both files have the same
 * type, so a missing key fails the type check.
 */
export const createMessages = <M extends object>(load: Record<Locale, () => Promise<{ default: M }>>) => {
  const loadMessagesFx = createEffect(async (locale: Locale) => {
    const { default: messages } = await load[locale]();
    // A copy tells the stores of a page under edit that some text has changed, also one of another file.
    return import.meta.webpackHot ? { ...messages } : messages;
  });
  const $messages = createStore<M>({} as M, { serialize: 'ignore' });
  sample({ clock: loadMessagesFx.doneData, target: $messages });
  return {
    $messages,
    /** Resolves when the texts are in the scope. */
    loadMessagesFx: attach({ effect: loadMessagesFx }),
    useMessages: (): M => useUnit($messages),
  };
};

/** The part of `createMessages` that the kit needs. */
export interface MessageSource {
  /** Effect that loads the texts. */
  readonly loadMessagesFx: UnitTargetable<Locale>;
}

/**
 * Loads the texts. Rejects with the chunk's error, because a page without texts would crash later with an
 * unclear error.
 */
export const loadMessages = async (
  source: MessageSource,
  target: { scope: Scope; locale: Locale },
): Promise<void> => {
  const { scope, locale } = target;
  const settled: unknown = await allSettled(source.loadMessagesFx, { scope, params: locale });
  const { status, value } = settled as { status: 'done' | 'fail'; value: unknown };
  if (status === 'fail') throw value;
  // Only the development server sends it, after an edit of the texts (tools/src/live/text-loader.js).
  if (import.meta.webpackHot)
    addEventListener('shop:texts-edited', () => void loadMessages(source, target), { once: true });
};
