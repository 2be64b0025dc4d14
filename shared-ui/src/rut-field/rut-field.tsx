import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { formatRutWhileTyping } from 'shared-contracts/domain/rut';
import { Field, type FieldProps } from '../field/index.ts';

const CHARACTER = /[\dK]/i;
const charactersIn = (text: string): number => [...text].filter((one) => CHARACTER.test(one)).length;

/** Place in `text` with `count` RUT characters after it; before a dot, so that Backspace takes a digit. */
const caretBefore = (text: string, count: number): number => {
  let place = text.length;
  for (let left = count; place > 0 && left > 0; place--) if (CHARACTER.test(text[place - 1] ?? '')) left--;
  while (place > 0 && !CHARACTER.test(text[place - 1] ?? '')) place--;
  return place;
};

export type RutFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'ref'> & {
  value: string;
  /** The RUT as it is typed, with dots and dash. */
  onValue: (value: string) => void;
};

/** The RUT with dots and dash as it is typed (SPEC §5); the caret stays where the typing is. */
export function RutField({ value, onValue, ...rest }: RutFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const after = useRef<number | null>(null);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const formatted = formatRutWhileTyping(target.value);
    // Characters that no RUT holds, and leading zeros, are gone.
    const lost = charactersIn(target.value) - charactersIn(formatted);
    const behind = charactersIn(target.value.slice(target.selectionStart ?? target.value.length));
    after.current = Math.max(behind - lost, 0);
    onValue(formatted);
  };
  useLayoutEffect(() => {
    if (after.current === null || document.activeElement !== input.current) return;
    const caret = caretBefore(value, after.current);
    after.current = null;
    input.current?.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <Field
      {...rest}
      ref={input}
      // What was typed before the page came alive, or comes from elsewhere, is formatted too.
      value={formatRutWhileTyping(value)}
      onChange={onChange}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
