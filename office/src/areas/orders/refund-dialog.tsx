import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfficeOrder, OrderStep } from 'shared-contracts/office/order-detail.schema';
import { refundOrder } from 'shared-contracts/office/orders';
import { isChangedMeanwhile, OfficeError } from '../../api/office-error.ts';
import { formatMoney } from '../../format/format.ts';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { amountOf } from './amount.ts';
import { StepDialog } from './step-dialog.tsx';
import type { StepProps } from './step-props.ts';
import { useOrder, useOrderCall } from './use-order-call.ts';

interface Wish {
  isPart: boolean;
  amount: string;
  byHand: boolean;
}

const consequenceOf = (step: OrderStep | undefined, { isPart, byHand }: Wish): string | null => {
  if (!step) return null;
  const ofPart = (byHand && step.consequence_by_hand) || step.consequence;
  return isPart ? ofPart : (step.consequence_of_all ?? ofPart);
};

/** CLP of the refunds that are done or open. */
const givenBack = ({ refunds }: OfficeOrder): number =>
  refunds.reduce((sum, { amount, state }) => (state === 'refused' ? sum : sum + amount), 0);

/** Names no other person: the change may be this person's own refund, whose response was lost. */
const orderChanged = () =>
  new OfficeError({ code: 'ORDER_CHANGED', message: 'orders.refund_changed', statusCode: 409 });

/** Refund of a part or of everything, with what the card network said. */
export const RefundDialog = ({ name, label, step, onClose }: StepProps) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const [reason, setReason] = useState('');
  const given = givenBack(useOrder());
  const [givenBefore, setGivenBefore] = useState(given);
  const [wish, setWish] = useState<Wish>({ isPart: name === 'refund', amount: '', byHand: false });
  // The amount was typed before this refund. Sent again, it could give the same money back twice.
  if (given !== givenBefore) {
    setGivenBefore(given);
    setWish({ ...wish, isPart: name === 'refund', amount: '' });
  }
  const max = step?.max_amount ?? 0;
  const part = amountOf(wish.amount);
  const amount = wish.isPart ? part : max;
  const isAmount = amount !== null && amount > 0 && amount <= max;
  const byHand = step?.by_hand === 'always' || wish.byHand;
  const submit = async (): Promise<string> => {
    const { outcome, message } = await call(refundOrder, {
      reason,
      by_hand: byHand,
      // Without an amount: all that is left, or the refunds that are open.
      ...(wish.isPart && part !== null && { amount: part }),
    }).catch((error: unknown) => {
      throw isChangedMeanwhile(error) ? orderChanged() : error;
    });
    if (outcome === 'refused') throw new OfficeError({ code: 'STEP_REFUSED', message, statusCode: 409 });
    return message;
  };
  return (
    <StepDialog
      title={label}
      consequence={consequenceOf(step, wish)}
      submit={translate('orders.refund_amount', { amount: isAmount ? formatMoney(amount) : '' })}
      isDanger
      isReady={isAmount && isReason(reason)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {given > 0 && (
            <Alert severity="info" role="status" sx={{ mb: 1 }}>
              {translate('orders.given_back', { amount: formatMoney(given) })}
            </Alert>
          )}
          {name === 'refund' && (
            <>
              <RadioGroup
                value={wish.isPart ? 'part' : 'all'}
                onChange={(_, value) => setWish({ ...wish, isPart: value === 'part' })}
              >
                <FormControlLabel value="part" control={<Radio />} label={translate('orders.refund_part')} />
                <FormControlLabel
                  value="all"
                  control={<Radio />}
                  label={translate('orders.refund_all', { amount: formatMoney(max) })}
                />
              </RadioGroup>
              {wish.isPart && (
                <TextField
                  label={translate('orders.amount')}
                  value={wish.amount}
                  onChange={(event) => setWish({ ...wish, amount: event.target.value })}
                  error={(wish.amount !== '' && !isAmount) || errors.amount !== undefined}
                  helperText={errors.amount ?? translate('orders.amount_help', { amount: formatMoney(max) })}
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                  required
                />
              )}
            </>
          )}
          {step?.by_hand === 'choice' && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={wish.byHand}
                  onChange={(event) => setWish({ ...wish, byHand: event.target.checked })}
                />
              }
              label={translate('orders.by_hand')}
            />
          )}
          {byHand && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('orders.by_hand_help')}
            </Alert>
          )}
          <ReasonField value={reason} onChange={setReason} error={errors.reason} />
        </>
      )}
    </StepDialog>
  );
};
