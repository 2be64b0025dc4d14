import type { FormApi, ValidationErrors } from 'final-form';
import type { Validator } from 'shared-contracts/domain/validators';

/** Values of a form. Names match the endpoint's body, so that its errors find their fields. */
export type Values = Record<string, string | boolean>;
/** Field → validator. */
export type Rules<V extends Values = Values> = Readonly<Partial<Record<keyof V, Validator>>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, disabled }) => name !== '' && !disabled);

export const focusFirst = (form: HTMLFormElement, isWanted: (name: string) => boolean): void =>
  controlsOf(form)
    .find(({ name }) => isWanted(name))
    ?.focus();

/** Copies a control's value into the form unless the form has it already. */
export const adoptInto =
  (form: FormApi<Values>) =>
  (name: string, value: string | boolean): void => {
    if (value !== form.getFieldState(name)?.value) form.change(name, value);
  };

/** Errors of all fields (docs/product/forms.md#messages). */
export const errorsOf = (rules: Rules, values: Values): ValidationErrors => {
  const errors: Record<string, unknown> = {};
  for (const [name, validate] of Object.entries(rules)) {
    const error = validate?.(values[name], values);
    if (error) errors[name] = error;
  }
  return errors;
};
