/** Cases that the shopper saves to use them again. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { lineName } from 'shared-contracts/domain/line-name';
import { textOfCase } from '../../lib/case/case-text.ts';
import { readSavedCases, removeSavedCase, type SavedCase, saveCase } from '../../lib/case/saved-cases.ts';
import { $chosen, $draft, pageShown } from './build-case.model.ts';

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
