import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { formatRutWhileTyping } from 'shared-contracts/domain/rut';
import { Field, type FieldProps } from '../field/index.ts';

const CHARACTER = /[\dK]/i;
const charactersIn = (text: string): number => [...text].filter((one) => CHARACTER.test(one)).length;

/**
 * Caret position in `text` with `count` RUT characters after it. A caret next to a dot or dash goes before
 * that character, so that Backspace deletes a digit.
 */
const caretBefore = (text: string, count: number): number => {
  let place = text.length;
  for (let left = count; place > 0 && left > 0; place--) if (CHARACTER.test(text[place - 1] ?? '')) left--;
  while (place > 0 && !CHARACTER.test(text[place - 1] ?? '')) place--;
  return place;
};

export type RutFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'ref'> & {
  value: string;
  /** Called with the typed RUT, with dots and dash. */
  onValue: (value: string) => void;
};

/**
 * Text field for a RUT. Adds dots and dash while the user types (docs/product/forms.md#rut-field), and keeps
 * the caret at the edited character.
 */
export function RutField({ value, onValue, ...rest }: RutFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** RUT characters after the caret, from a change until the render that puts the caret there. */
  const afterCaret = useRef<number | null>(null);
  // Renders again when a key leaves the value as it is, because React puts the caret at the end then.
  const [, render] = useReducer((count: number) => count + 1, 0);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const formatted = formatRutWhileTyping(target.value);
    // Formatting removes leading zeros and characters that no RUT contains.
    const lost = charactersIn(target.value) - charactersIn(formatted);
    const behind = charactersIn(target.value.slice(target.selectionStart ?? target.value.length));
    afterCaret.current = Math.max(behind - lost, 0);
    onValue(formatted);
    render();
  };
  useLayoutEffect(() => {
    if (afterCaret.current === null || document.activeElement !== input.current) return;
    const caret = caretBefore(value, afterCaret.current);
    afterCaret.current = null;
    input.current?.setSelectionRange(caret, caret);
  });

  return (
    <Field
      {...rest}
      ref={input}
      // Values typed before hydration or set by the form are not formatted yet.
      value={formatRutWhileTyping(value)}
      onChange={onChange}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
