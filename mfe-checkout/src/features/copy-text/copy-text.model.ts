/** Copies a text to the clipboard. */
import { createEffect, createEvent, createStore, sample } from 'effector';

/** Name of the last copied text and the result. */
export interface Copied {
  name: string;
  isDone: boolean;
}

export const copyClicked = createEvent<{ name: string; text: string }>();

/** Copies through a selection, for older browsers and plain http, which have no clipboard API. */
const copySelected = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // Return the focus to the button afterwards, also inside a dialog.
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
};

const copyFx = createEffect(async ({ text }: { name: string; text: string }): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
});

export const $copied = createStore<Copied | null>(null, { serialize: 'ignore' })
  .on(copyFx.done, (_, { params: { name }, result: isDone }) => ({ name, isDone }))
  .on(copyFx.fail, (_, { params: { name } }) => ({ name, isDone: false }))
  .reset(copyFx);

sample({ clock: copyClicked, target: copyFx });
