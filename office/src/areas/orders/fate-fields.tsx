import { WRITE_OFF_CAUSES, type WriteOffCause } from 'shared-contracts/domain/refund-shares';
import { ChoiceField } from '../../forms/choice-field.tsx';

interface FateFieldsProps<F extends string> {
  fate: F | '';
  /** Of units that are written off. */
  cause: WriteOffCause | '';
  fates: readonly F[];
  /** Message key. */
  label?: string;
  onChange: (changes: { fate?: F; cause?: WriteOffCause }) => void;
}

const WIDTH = { flex: '1 1 10rem' };

/** Fate of units that come back, and the cause when they are written off. */
export const FateFields = <F extends string>({
  fate,
  cause,
  fates,
  label = 'orders.refund_fate',
  onChange,
}: FateFieldsProps<F>) => (
  <>
    <ChoiceField
      required
      label={label}
      value={fate}
      values={fates}
      words="orders.fate"
      onChange={(chosen) => onChange({ fate: chosen })}
      sx={WIDTH}
    />
    {fate === 'written_off' && (
      <ChoiceField
        required
        label="orders.refund_cause"
        value={cause}
        values={WRITE_OFF_CAUSES}
        words="orders.write_off"
        onChange={(chosen) => onChange({ cause: chosen })}
        sx={WIDTH}
      />
    )}
  </>
);
