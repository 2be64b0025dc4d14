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
 * Texts of a remote. Each language is a chunk of its own (`messages-es`, `messages-en`), so that only the
 * active one is sent; both files have the same type, so a missing key fails the build.
 */
export const createMessages = <M extends object>(load: Record<Locale, () => Promise<{ default: M }>>) => {
  const loadMessagesFx = createEffect(async (locale: Locale) => (await load[locale]()).default);
  const $messages = createStore<M>({} as M, { serialize: 'ignore' });
  sample({ clock: loadMessagesFx.doneData, target: $messages });
  return {
    $messages,
    /** Resolves when the texts are in the scope. */
    loadMessagesFx: attach({ effect: loadMessagesFx }),
    useMessages: (): M => useUnit($messages),
  };
};

/** Texts of a remote, as the kit uses them. */
export interface MessageSource {
  /** Effect that loads the texts. */
  readonly loadMessagesFx: UnitTargetable<Locale>;
}

/**
 * Loads the texts. Rejects with the chunk's error, because a page without texts would crash later with an
 * unclear error.
 */
export const loadMessages = async (
  { loadMessagesFx }: MessageSource,
  { scope, locale }: { scope: Scope; locale: Locale },
): Promise<void> => {
  const settled: unknown = await allSettled(loadMessagesFx, { scope, params: locale });
  const { status, value } = settled as { status: 'done' | 'fail'; value: unknown };
  if (status === 'fail') throw value;
};
