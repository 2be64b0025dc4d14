import type { FieldErrors } from './form-dialog.tsx';

/** Props of a field by its name: the value, its setter, and why the API refused it. */
export const fieldsOf =
  <T extends object>(values: T, change: (changes: Partial<T>) => void, errors: FieldErrors = {}) =>
  <K extends keyof T & string>(name: K) => ({
    value: values[name],
    onChange: (value: T[K]) => change({ [name]: value } as unknown as Partial<T>),
    error: errors[name],
  });
