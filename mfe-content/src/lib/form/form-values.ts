import type { FormApi, ValidationErrors } from 'final-form';
import type { Validator } from 'shared-contracts/domain/validators';

/** What the fields of a form hold; names are those of the endpoint's body, so that its errors find their field. */
export type Values = Record<string, string | boolean>;
/** Field → what is asked of it. */
export type Rules<V extends Values = Values> = Readonly<Partial<Record<keyof V, Validator>>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, disabled }) => name !== '' && !disabled);

/** What stands in a control; undefined for a radio that is not the chosen one. */
const heldBy = (control: Control): string | boolean | undefined => {
  const { type, value } = control;
  if (type === 'checkbox') return (control as HTMLInputElement).checked;
  if (type === 'radio') return (control as HTMLInputElement).checked ? value : undefined;
  return value;
};

export const focusFirst = (form: HTMLFormElement, isWanted: (name: string) => boolean): void =>
  controlsOf(form)
    .find(({ name }) => isWanted(name))
    ?.focus();

/** What was typed or filled in while React did not listen: before the page came alive, or by the browser. */
export const adoptValues = (element: HTMLFormElement, form: FormApi<Values>): void => {
  for (const control of controlsOf(element)) {
    const value = heldBy(control);
    if (value && value !== form.getFieldState(control.name)?.value) form.change(control.name, value);
  }
};

/** What is wrong with each field (SPEC §5). */
export const errorsOf = (rules: Rules, values: Values): ValidationErrors => {
  const errors: Record<string, unknown> = {};
  for (const [name, validate] of Object.entries(rules)) {
    const error = validate?.(values[name], values);
    if (error) errors[name] = error;
  }
  return errors;
};
