import { useState } from 'react';
import { TextInput, type TextInputProps, type Validator } from 'react-admin';
import { wholeOf } from 'shared-contracts/domain/whole-number';

type Amount = number | string | null;

/** Pesos of a typed text. Keeps a text that is no amount, for the validator. */
const toAmount = (text: string): Amount => (text.trim() === '' ? null : (wholeOf(text) ?? text));

const isAmount: Validator = (value: Amount) =>
  typeof value === 'string' && value !== '' ? 'office.no_amount' : undefined;

type AmountInputProps = Omit<TextInputProps, 'validate'> & { validate?: Validator | Validator[] };

/** Field of whole pesos. Its value is a number, while people may type `4000`, `4.000` or `$ 4.000`. */
export const AmountInput = ({ validate = [], ...props }: AmountInputProps) => {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      {...props}
      parse={toAmount}
      // The typed dots stay until the form has another value.
      format={(value: Amount | undefined) =>
        toAmount(typed) === (value ?? null) ? typed : String(value ?? '')
      }
      onChange={({ target }) => setTyped(target.value)}
      validate={[isAmount, validate].flat()}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
};
