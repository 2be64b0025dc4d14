import { attach, createEffect, createStore, sample, type UnitTargetable } from 'effector';
import { useUnit } from 'effector-react';
import type { Locale } from '../locale.ts';

/**
 * Texts of a remote. Each language is a chunk of its own (`messages-es`, `messages-en`), so that only the active one
 * is sent; both files have the same type, so a missing key fails the build.
 */
export const createMessages = <M extends object>(load: Record<Locale, () => Promise<{ default: M }>>) => {
  const loadMessagesFx = createEffect(async (locale: Locale) => (await load[locale]()).default);
  const $messages = createStore<M>({} as M, { serialize: 'ignore' });
  sample({ clock: loadMessagesFx.doneData, target: $messages });
  return {
    $messages,
    /** Done when the texts are in the scope. */
    loadMessagesFx: attach({ effect: loadMessagesFx }),
    useMessages: (): M => useUnit($messages),
  };
};

/** What the kit needs of a remote's texts: to load them in a language. */
export interface MessageSource {
  readonly loadMessagesFx: UnitTargetable<Locale>;
}
