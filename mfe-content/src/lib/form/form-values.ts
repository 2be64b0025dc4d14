import type { FormApi, ValidationErrors } from 'final-form';
import type { Validator } from 'shared-contracts/domain/validators';

/** What the fields of a form hold; names are those of the endpoint's body, so that its errors find their field. */
export type Values = Record<string, string | boolean>;
/** Field → what is asked of it. */
export type Rules<V extends Values = Values> = Readonly<Partial<Record<keyof V, Validator>>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, disabled }) => name !== '' && !disabled);

export const focusFirst = (form: HTMLFormElement, isWanted: (name: string) => boolean): void =>
  controlsOf(form)
    .find(({ name }) => isWanted(name))
    ?.focus();

/** Takes a control's value over unless the form has it already. */
export const adoptInto =
  (form: FormApi<Values>) =>
  (name: string, value: string | boolean): void => {
    if (value !== form.getFieldState(name)?.value) form.change(name, value);
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
