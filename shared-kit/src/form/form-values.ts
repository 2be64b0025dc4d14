import type { FormApi, ValidationErrors } from 'final-form';
import type { Validator } from 'shared-contracts/domain/validators';

/** Values of a form. Names equal those of the endpoint's body, so that server errors find their field. */
export type Values = Record<string, string | boolean>;
/** Field → its validator. */
export type Rules<V extends Values = Values> = Readonly<Partial<Record<keyof V, Validator>>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enabled controls whose name is wanted, in the order of the page. */
export const controlsOf = (form: HTMLFormElement, isWanted: (name: string) => boolean): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, disabled }) => name && !disabled && isWanted(name));

export const focusFirst = (form: HTMLFormElement, isWanted: (name: string) => boolean): void =>
  controlsOf(form, isWanted)[0]?.focus();

/** Copies a control's value into the form's state unless it is there already. */
export const adoptInto =
  <V>(form: FormApi<V>) =>
  (name: string, value: string | boolean): void => {
    const field = name as keyof V;
    if (value !== form.getFieldState(field)?.value) form.change(field, value as V[keyof V]);
  };

/** Errors of all fields (docs/product/forms.md). */
export const errorsOf = (rules: Rules, values: Values): ValidationErrors => {
  const errors: Record<string, unknown> = {};
  for (const [name, validate] of Object.entries(rules)) {
    const error = validate?.(values[name], values);
    if (error) errors[name] = error;
  }
  return errors;
};
