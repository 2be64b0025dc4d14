import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Form, RadioButtonGroupInput, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changeCommune } from 'shared-contracts/office/delivery';
import { isChangedMeanwhile, type OfficeError } from '../../api/office-error.ts';
import { ReasonInput } from '../../forms/reason.tsx';
import { SaveAlways } from '../../forms/save-always.tsx';
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
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const titleId = useId();
  const save = async ({ kind, rate, reason }: CommuneForm) => {
    const body = {
      version: commune.version,
      is_delivered: kind !== 'none',
      rate: kind === 'own' ? toRate(rate) : null,
      reason,
    };
    try {
      await call(changeCommune, { params: { id: commune.id }, body });
      notify('delivery.saved', { type: 'success' });
    } catch (error) {
      const { message, fields } = error as OfficeError;
      if (Object.keys(fields ?? {}).length > 0) return fields;
      notify(isChangedMeanwhile(error) ? 'office.changed.reloaded' : message, { type: 'error' });
      if (!isChangedMeanwhile(error)) return {};
    }
    refresh();
    onClose();
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Form<CommuneForm>
        onSubmit={save as never}
        // Default values would lose against the rate of the region, which is the record of the page.
        record={{ kind: kindOf(commune), rate: commune.rate, reason: '' }}
      >
        <DialogTitle id={titleId}>{commune.name}</DialogTitle>
        <DialogContent>
          <RadioButtonGroupInput
            source="kind"
            label="delivery.rate"
            choices={KINDS.map((id) => ({ id, name: `delivery.kinds.${id}` }))}
          />
          <OwnRate />
          <ReasonInput />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveAlways />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
