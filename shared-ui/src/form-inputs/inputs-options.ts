/** State of one form field. */
export interface FieldState<T> {
  value: T;
  change: (value: T) => void;
  /** Props for the control. */
  control: { name: string; onBlur: () => void; onFocus: () => void };
  /** Error text in the language of the page. Null when there is no error to show. */
  error: string | null;
}

export interface InputsOptions {
  /** Hook: reads a field from the surrounding form. */
  useFormField: <T extends string | boolean>(name: string) => FieldState<T>;
  /** Hook: the word beside the label of an optional field, e.g. "opcional". */
  useOptionalWord: () => string;
}
