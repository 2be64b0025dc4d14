import {
  REFUND_FATES,
  type RefundFate,
  WRITE_OFF_CAUSES,
  type WriteOffCause,
} from 'shared-contracts/domain/refund-shares';
import { ChoiceField } from '../../forms/choice-field.tsx';

interface Fate {
  fate: RefundFate | '';
  /** Of units that are written off. */
  cause: WriteOffCause | '';
}

const WIDTH = { flex: '1 1 10rem' };

/** Fate of units that come back, and the cause when they are written off. */
export const FateFields = ({
  fate,
  cause,
  onChange,
}: Fate & { onChange: (changes: Partial<Fate>) => void }) => (
  <>
    <ChoiceField
      required
      label="orders.refund_fate"
      value={fate}
      values={REFUND_FATES}
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
