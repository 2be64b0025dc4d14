/** A text into the clipboard. */
import { createEffect, createEvent, createStore, sample } from 'effector';

/** The name of what was copied last, or could not be; null before and after the next try. */
export interface Copied {
  name: string;
  isDone: boolean;
}

export const copyClicked = createEvent<{ name: string; text: string }>();

/** Older browsers and plain http have no clipboard to write to, but copy what is selected. */
const copySelected = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // Within an open dialog or not, focus goes back to the button.
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
};

export const copyFx = createEffect(async ({ text }: { name: string; text: string }): Promise<boolean> => {
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
