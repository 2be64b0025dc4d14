import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changeCommune } from 'shared-contracts/office/delivery';
import { InputsDialog } from '../../forms/inputs-dialog.tsx';
import { ReasonInput } from '../../forms/reason.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { type Commune, type Rate, toRate } from './rate.ts';
import { RateInputs } from './rate-inputs.tsx';

const KINDS = ['region', 'own', 'none'] as const;
type Kind = (typeof KINDS)[number];
interface CommuneForm {
  kind: Kind;
  rate: Partial<Rate> | null;
  reason: string;
}

const kindOf = ({ is_delivered, rate }: Commune): Kind => {
  if (!is_delivered) return 'none';
  return rate ? 'own' : 'region';
};

const OwnRate = () => (useWatch({ name: 'kind' }) === 'own' ? <RateInputs /> : null);

/** Delivery to a commune: as its region, with a rate of its own, or none. */
export const CommuneDialog = ({ commune, onClose }: { commune: Commune; onClose: () => void }) => {
  const { call } = useOffice();
  const save = async ({ kind, rate, reason }: CommuneForm): Promise<string> => {
    const body = {
      version: commune.version,
      is_delivered: kind !== 'none',
      rate: kind === 'own' ? toRate(rate) : null,
      reason,
    };
    await call(changeCommune, { params: { id: commune.id }, body });
    return 'delivery.saved';
  };
  return (
    <InputsDialog
      title={commune.name}
      // Default values would lose against the rate of the region, which is the record of the page.
      record={{ kind: kindOf(commune), rate: commune.rate, reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="kind"
        label="delivery.rate"
        choices={KINDS.map((id) => ({ id, name: `delivery.kinds.${id}` }))}
      />
      <OwnRate />
      <ReasonInput />
    </InputsDialog>
  );
};
