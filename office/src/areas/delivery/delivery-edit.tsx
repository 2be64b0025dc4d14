import Typography from '@mui/material/Typography';
import { BooleanInput, SaveButton, SimpleForm, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../forms/amount-input.tsx';
import { KeepTyped } from '../../forms/keep-typed.tsx';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { ReasonInput } from '../../forms/reason.tsx';
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

const RegionFields = () => {
  const region = useRecordContext<RegionDetail>();
  if (!region) return null;
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      defaultValues={{ is_delivered: region.rate !== null, reason: '' }}
      toolbar={false}
      sx={{ p: 0, mb: 4, maxWidth: 560 }}
    >
      <KeepTyped />
      <BooleanInput
        source="is_delivered"
        label="delivery.is_delivered"
        helperText="delivery.delivered_help"
      />
      <RegionRate />
      <ReasonInput />
      <SaveButton sx={{ mt: 2, alignSelf: 'start' }} />
    </SimpleForm>
  );
};

const RegionFacts = () => {
  const translate = useTranslate();
  const rate = useRecordContext<RegionDetail>()?.rate;
  return (
    <Typography sx={{ mb: 2 }}>
      {rate ? regionRateText(rate, translate) : translate('delivery.none')}
    </Typography>
  );
};

/** Delivery to a region, and to those of its communes that differ. */
const DeliveryEdit = () => {
  const mayChange = useMay('rules.change-selling');
  return (
    <OfficeEdit<RegionDetail> title={({ name }) => name}>
      {mayChange ? <RegionFields /> : <RegionFacts />}
      <CommuneRows />
    </OfficeEdit>
  );
};

export default DeliveryEdit;
