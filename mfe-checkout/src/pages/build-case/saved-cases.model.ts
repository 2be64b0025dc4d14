/** Cases that the shopper saves in this browser to use them again. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { lineName } from 'shared-contracts/domain/line-name';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { textOfCase } from '../../lib/case/case-text.ts';
import { localStore } from '../../lib/storage.ts';
import { $chosen, $draft, pageShown } from './build-case.model.ts';

/** The case as text, and its bottles in words, in the language in which it was saved. */
interface SavedCase {
  text: string;
  name: string;
}

const MAX_SAVED = 12;

const isSaved = (value: unknown): value is SavedCase => {
  const { text, name } = Object(value) as Partial<SavedCase>;
  return typeof text === 'string' && typeof name === 'string';
};

const readSavedCases = (): SavedCase[] => {
  const stored = localStore.readJson(STORAGE_KEYS.savedCases);
  return Array.isArray(stored) ? stored.filter(isSaved) : [];
};

const write = (saved: readonly SavedCase[]): SavedCase[] => {
  const kept = saved.slice(0, MAX_SAVED);
  if (kept.length > 0) localStore.writeJson(STORAGE_KEYS.savedCases, kept);
  else localStore.remove(STORAGE_KEYS.savedCases);
  return kept;
};

/** Puts the case first. The oldest of too many cases goes. */
const saveCase = (one: SavedCase): SavedCase[] =>
  write([one, ...readSavedCases().filter(({ text }) => text !== one.text)]);

const removeSavedCase = (text: string): SavedCase[] =>
  write(readSavedCases().filter((one) => one.text !== text));

export const saveClicked = createEvent();
export const savedRemoved = createEvent<string>();

const readFx = createEffect(readSavedCases);
const saveFx = createEffect(saveCase);
const removeFx = createEffect(removeSavedCase);

export const $saved = createStore<readonly SavedCase[]>([], { serialize: 'ignore' }).on(
  [readFx.doneData, saveFx.doneData, removeFx.doneData],
  (_, saved) => saved,
);
/** Text of the case on the page. */
export const $text = $draft.map(textOfCase);

sample({ clock: pageShown, target: readFx });
sample({
  clock: saveClicked,
  source: { text: $text, chosen: $chosen },
  fn: ({ text, chosen }): SavedCase => ({
    text,
    name: chosen.map(({ card, count }) => `${count} × ${lineName({ name: card.name })}`).join(', '),
  }),
  target: saveFx,
});
sample({ clock: savedRemoved, target: removeFx });
