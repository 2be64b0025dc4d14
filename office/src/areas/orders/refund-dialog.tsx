import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { OrderStep } from 'shared-contracts/office/order-steps.schema';
import { refundOrder } from 'shared-contracts/office/orders';
import { isChangedMeanwhile, OfficeError, settledSentence } from '../../api/office-error.ts';
import { formatMoney } from '../../format/format.ts';
import { fieldsOf } from '../../forms/fields-of.ts';
import { RadioField } from '../../forms/radio-field.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TickField } from '../../forms/tick-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { amountOf } from './amount.ts';
import { RefundParts } from './refund-parts.tsx';
import { NO_PARTS, type PartsChoice, partsOf } from './refund-wish.ts';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

interface Wish {
  /** Units of lines, a free amount, or everything that is left. */
  kind: 'lines' | 'free' | 'all';
  parts: PartsChoice;
  amount: string;
  byHand: boolean;
}
const KINDS: readonly Wish['kind'][] = ['lines', 'free', 'all'];

/** Effect of the refund. A part that is all that is left has the effect of a whole refund. */
const consequenceOf = (step: OrderStep, { isAll, byHand }: { isAll: boolean; byHand: boolean }): string => {
  const ofPart = (byHand && step.consequence_by_hand) || step.consequence;
  return isAll ? (step.consequence_of_all ?? ofPart) : ofPart;
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
  const order = useOrder();
  const given = givenBack(order);
  /** More is left than the open refunds that this dialog completes. */
  const isPartOpen = name === 'finish-refund' && order.steps.some((one) => one.step === 'refund');
  const [givenBefore, setGivenBefore] = useState(given);
  const empty = {
    kind: name === 'refund' ? ('lines' as const) : ('all' as const),
    parts: NO_PARTS,
    amount: '',
  };
  const [wish, setWish] = useState<Wish>({ ...empty, byHand: false });
  // The parts or the amount were chosen before this refund. Sent again, they could give the same money back twice.
  if (given !== givenBefore) {
    setGivenBefore(given);
    setWish({ ...wish, ...empty });
  }
  const max = step?.max_amount ?? 0;
  const chosen = wish.kind === 'lines' ? partsOf(order, wish.parts) : null;
  const amount = { lines: chosen?.amount ?? null, free: amountOf(wish.amount), all: max }[wish.kind];
  const isAmount = amount !== null && amount > 0 && amount <= max;
  const isComplete = wish.kind !== 'lines' || chosen?.isComplete === true;
  const byHand = step?.by_hand === 'always' || wish.byHand;
  const change = (changes: Partial<Wish>) => setWish({ ...wish, ...changes });
  const field = fieldsOf(wish, change);
  const submit = async (): Promise<string> => {
    const answer = await call(refundOrder, {
      reason,
      by_hand: byHand,
      // Without an amount: all that is left, or else the refunds that are open.
      ...(wish.kind !== 'all' && amount !== null && { amount }),
      ...(isPartOpen && { amount: 'open' as const }),
      ...(chosen && { parts: chosen.parts }),
    }).catch((error: unknown) => {
      throw isChangedMeanwhile(error) ? orderChanged() : error;
    });
    return settledSentence(answer);
  };
  return (
    <StepDialog
      label={label}
      step={step && { consequence: consequenceOf(step, { isAll: amount === max, byHand: wish.byHand }) }}
      submit={translate('orders.refund_amount', { amount: isAmount ? formatMoney(amount) : '' })}
      isDanger
      isReady={isAmount && isComplete && isReason(reason)}
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
              <RadioField
                {...field('kind')}
                label="orders.refund_by"
                values={KINDS}
                wordsOf={(kind) => translate(`orders.refund_${kind}`, { amount: formatMoney(max) })}
              />
              {wish.kind === 'lines' && (
                <>
                  <RefundParts choice={wish.parts} onChange={(parts) => change({ parts })} />
                  <Typography aria-live="polite" sx={{ my: 1, fontWeight: 600 }}>
                    {translate('orders.refund_sum', {
                      amount: formatMoney(amount ?? 0),
                      left: formatMoney(max),
                    })}
                  </Typography>
                </>
              )}
              {wish.kind === 'free' && (
                <TypedField
                  {...field('amount')}
                  label="orders.amount"
                  error={errors.amount ?? (wish.amount !== '' && !isAmount)}
                  help={translate('orders.amount_help', { amount: formatMoney(max) })}
                  isNumber
                  required
                />
              )}
            </>
          )}
          {step?.by_hand === 'choice' && (
            <TickField
              label={translate('orders.by_hand')}
              checked={wish.byHand}
              onChange={(isByHand) => change({ byHand: isByHand })}
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
