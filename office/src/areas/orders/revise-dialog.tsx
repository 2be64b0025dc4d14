import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { reviseOrder } from 'shared-contracts/office/orders';
import { settledSentence } from '../../api/office-error.ts';
import { repeatable } from '../../data/repeatable.ts';
import { formatMoney } from '../../format/format.ts';
import { RadioField } from '../../forms/radio-field.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TickField } from '../../forms/tick-field.tsx';
import { RevisionFields } from './revision-fields.tsx';
import { DIFFERENCE_PAYERS, effectOf, NO_REVISION, type RevisionEffect } from './revision-wish.ts';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

/** Sentence about the money that the revision gives back, or costs more. */
const Effect = ({ refund, dearer, isLast }: RevisionEffect) => {
  const translate = useTranslate();
  if (isLast) return <Alert severity="warning">{translate('orders.revision_last')}</Alert>;
  const words =
    refund > 0
      ? translate('orders.revision_refund', { amount: formatMoney(refund) })
      : dearer > 0
        ? translate('orders.revision_dearer', { amount: formatMoney(dearer) })
        : translate('orders.revision_even');
  return <Typography sx={{ my: 1, fontWeight: 600 }}>{words}</Typography>;
};

/** Takes units of a line out of the order, or replaces them by another product. */
export const ReviseDialog = (props: StepProps) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const order = useOrder();
  const [reason, setReason] = useState('');
  const [isByHand, setByHand] = useState(false);
  const [wish, setWish] = useState(NO_REVISION);
  // The key is of the person's choice alone: sent again after a lost response, the revision is made once.
  const [toInput] = useState(() => repeatable((chosen: object) => chosen));
  const count = (order.revisions?.length ?? 0) + (order.differences?.length ?? 0);
  const [countBefore, setCountBefore] = useState(count);
  // The choice was made before this revision. Sent again, it could take the same units out twice.
  if (count !== countBefore) {
    setCountBefore(count);
    setWish(NO_REVISION);
  }
  const effect = effectOf(order, wish);
  const gives = effect !== null && effect.refund > 0;
  const isDearer = effect !== null && effect.dearer > 0;
  const byHand = gives && (props.step?.by_hand === 'always' || isByHand);
  const submit = async (): Promise<string> => {
    const { headers, body } = toInput({ ...effect?.body, reason, by_hand: byHand });
    return settledSentence(await call(reviseOrder, { ...body, refund: effect?.refund ?? 0 }, headers));
  };
  return (
    <StepDialog
      {...props}
      isReady={effect !== null && !effect.isLast && !(isDearer && wish.pays === '') && isReason(reason)}
      onSubmit={submit}
    >
      {(errors) => (
        <>
          <RevisionFields wish={wish} onChange={setWish} />
          <div aria-live="polite">{effect && <Effect {...effect} />}</div>
          {isDearer && (
            <RadioField
              label="orders.difference_by"
              value={wish.pays}
              values={DIFFERENCE_PAYERS}
              wordsOf={(payer) => translate(`orders.difference_payer.${payer}`)}
              onChange={(pays) => setWish({ ...wish, pays })}
            />
          )}
          {gives && props.step?.by_hand === 'choice' && (
            <TickField label={translate('orders.by_hand')} checked={isByHand} onChange={setByHand} />
          )}
          {byHand && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('orders.by_hand_help')}
            </Alert>
          )}
          <ReasonField
            value={reason}
            onChange={setReason}
            error={errors.reason}
            label="orders.reason_for_buyer"
          />
        </>
      )}
    </StepDialog>
  );
};
