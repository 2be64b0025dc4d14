import Typography from '@mui/material/Typography';
import { BooleanInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../forms/amount-input.tsx';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';
import { CommuneRows } from './commune-rows.tsx';
import { type RegionDetail, regionRateText } from './rate.ts';
import { RateInputs } from './rate-inputs.tsx';

const RegionRate = () =>
  useWatch({ name: 'is_delivered' }) === false ? null : (
    <>
      <RateInputs />
      <AmountInput source="rate.free_from" label="delivery.free_from" helperText="delivery.free_from_help" />
    </>
  );

const RegionFields = ({ rate }: RegionDetail) => (
  <OfficeForm maxWidth={560} mb={4} asksReason defaultValues={{ is_delivered: rate !== null }}>
    <BooleanInput source="is_delivered" label="delivery.is_delivered" helperText="delivery.delivered_help" />
    <RegionRate />
  </OfficeForm>
);

const RegionFacts = ({ rate }: RegionDetail) => {
  const translate = useTranslate();
  return (
    <Typography sx={{ mb: 2 }}>
      {rate ? regionRateText(rate, translate) : translate('delivery.kinds.none')}
    </Typography>
  );
};

/** Delivery to a region, and to those of its communes that differ. */
const DeliveryEdit = () => {
  const mayChange = useMay('rules.change-selling');
  return (
    <OfficeEdit<RegionDetail> title={({ name }) => name}>
      {(region) => (
        <>
          {mayChange ? <RegionFields {...region} /> : <RegionFacts {...region} />}
          <CommuneRows />
        </>
      )}
    </OfficeEdit>
  );
};

export default DeliveryEdit;
