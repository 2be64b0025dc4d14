/** Controls of server-rendered markup whose use before hydration the shell stores and repeats. */
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { useControls } from './use-controls.ts';

/** A service that the shell loads handles the presses of hearts, `[data-favourite]`. */
const PRESSED = 'button:not([popovertarget],[data-favourite]),a[data-opens]';
const ENTERED = 'input:not([type=checkbox],[type=radio],[type=range],[type=hidden])';
const CHOSEN = 'select,input[type=checkbox],input[type=radio]:not([checked])';
const SUBMIT = 'button:not([type]),[type=submit],[type=image]';
/** A press on the chosen one of several does nothing. Browsers with scripts ignore the contents of `noscript`. */
const IDLE = ':disabled,[aria-pressed=true],[aria-current],noscript *';

export interface Control {
  name: string;
  /** Controls of one kind do the same. */
  kind: string;
  /** Finds the control in a copy of the markup. */
  find(markup: ParentNode): HTMLElement;
}

export interface Press extends Control {
  /** Fills in what the press sends or applies. Undefined: nothing. */
  fillIn?(control: HTMLElement): void;
  /** Repeats the press, as the shell does. */
  repeat(control: HTMLElement): void;
}

const click = (control: HTMLElement): void => {
  const { documentElement } = document;
  documentElement.setAttribute(DOCUMENT_MARKS.replay, '');
  control.click();
  documentElement.removeAttribute(DOCUMENT_MARKS.replay);
};
const pressEnter = (field: HTMLElement): void =>
  void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

const buttonOf = ({ form }: HTMLInputElement): Element | undefined =>
  [...(form?.querySelectorAll(SUBMIT) ?? [])].find((button) => !button.matches(IDLE));
const fillInForm = (button: HTMLElement): void =>
  void useControls((button as HTMLButtonElement).form as Element);
const fillInField = (field: HTMLElement): void => {
  field.focus();
  useControls([field]);
};

const nameOf = (control: HTMLElement): string => {
  const label =
    control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent?.trim();
  return `${control.tagName.toLowerCase()} "${label}" ${control.className}`.trim();
};

/** Controls with the same words and look, in forms with the same fields, do the same. */
const kindOf = (control: HTMLElement): string => {
  const fields = [...((control as HTMLButtonElement).form?.elements ?? [])];
  return [nameOf(control), ...fields.map((field) => field.getAttribute('name'))].join();
};

const find = (markup: ParentNode, selector: string): (Control & { control: HTMLElement })[] =>
  [...markup.querySelectorAll<HTMLElement>(selector)]
    .map((control, index) => ({
      control,
      name: nameOf(control),
      kind: kindOf(control),
      find: (copy: ParentNode) => copy.querySelectorAll<HTMLElement>(selector)[index] as HTMLElement,
    }))
    .filter(({ control }) => !control.matches(IDLE));

export const pressesOf = (markup: ParentNode): Press[] => [
  ...find(markup, PRESSED).map(({ control, ...found }) => {
    const isSubmit = control.matches(SUBMIT) && (control as HTMLButtonElement).form;
    return { ...found, repeat: click, ...(isSubmit && { fillIn: fillInForm }) };
  }),
  // In forms with a button, the browser turns Enter into a press on it.
  ...find(markup, ENTERED)
    .filter(({ control }) => !buttonOf(control as HTMLInputElement))
    .map(({ control: _, ...found }) => ({ ...found, repeat: pressEnter, fillIn: fillInField })),
];

/** Lists, boxes and radios. */
export const choicesOf = (markup: ParentNode): Control[] => find(markup, CHOSEN);
