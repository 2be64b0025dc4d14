import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import type { OrderStep } from 'shared-contracts/office/order-steps.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TickField } from '../../forms/tick-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReviseDialog } from './revise-dialog.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

type Name = OrderStep['step'];
const DANGEROUS: ReadonlySet<Name> = new Set(['cancel', 'refund', 'refuse-proof']);

interface SimpleStep {
  // biome-ignore lint/suspicious/noExplicitAny: each step has its own body
  endpoint: OfficeEndpoint<any>;
  body?: object;
  /** Message key of the label of the reason, if the step asks for one. */
  reason?: string;
  asksMail?: boolean;
  asksNote?: boolean;
}
const REASON = 'office.action.reason';
/** Steps that ask for a reason, a tick or a note at most. */
const SIMPLE = {
  'accept-proof': { endpoint: endpoints.acceptProof },
  'refuse-proof': { endpoint: endpoints.refuseProof, reason: 'orders.reason_for_buyer' },
  'record-proof': { endpoint: endpoints.recordProof, asksNote: true },
  advance: { endpoint: endpoints.advanceOrder },
  back: { endpoint: endpoints.takeOrderBack, reason: REASON, asksMail: true },
  cancel: { endpoint: endpoints.cancelOrder, reason: REASON },
  'parcel-returned': { endpoint: endpoints.setParcelProblem, body: { problem: 'returned' } },
  'parcel-lost': { endpoint: endpoints.setParcelProblem, body: { problem: 'lost' } },
  'parcel-found': { endpoint: endpoints.setParcelProblem, body: { problem: null } },
  'send-again': { endpoint: endpoints.sendOrderAgain },
  'cancel-booking': { endpoint: endpoints.cancelBooking },
} as const satisfies Partial<Record<Name, SimpleStep>>;

const SimpleDialog = ({ name, ...props }: StepProps & { name: keyof typeof SIMPLE }) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const { endpoint, body, reason: label, asksMail, asksNote }: SimpleStep = SIMPLE[name];
  const [reason, setReason] = useState('');
  const [mail, setMail] = useState(false);
  const [note, setNote] = useState('');
  return (
    <StepDialog
      {...props}
      isDanger={DANGEROUS.has(name)}
      isReady={!label || isReason(reason)}
      onSubmit={async () => {
        await call(endpoint, {
          ...body,
          ...(label && { reason }),
          ...(asksMail && { mail }),
          ...(asksNote && { note }),
        });
        return `orders.done.${name}`;
      }}
    >
      {(errors) => (
        <>
          {label && <ReasonField value={reason} onChange={setReason} error={errors.reason} label={label} />}
          {asksMail && <TickField label={translate('orders.tell_buyer')} checked={mail} onChange={setMail} />}
          {asksNote && (
            <TypedField
              label="orders.proof_note"
              value={note}
              onChange={setNote}
              error={errors.note}
              maxLength={200}
            />
          )}
        </>
      )}
    </StepDialog>
  );
};

const DialogOf = ({ isDispatch, ...props }: StepProps & OpenStep) => {
  if (isDispatch) return <DispatchDialog {...props} />;
  switch (props.name) {
    case 'book-parcel':
      return <BookingDialog {...props} />;
    case 'revise':
      return <ReviseDialog {...props} />;
    case 'change-address':
      return <AddressDialog {...props} />;
    case 'change-invoice':
      return <InvoiceDialog {...props} />;
    case 'refund':
    case 'finish-refund':
      return <RefundDialog {...props} />;
    default:
      return <SimpleDialog {...props} name={props.name} />;
  }
};

/** Next step of an order: the one that staff take most. */
const MAIN: readonly Name[] = ['accept-proof', 'advance'];

interface OpenStep extends Pick<StepProps, 'name' | 'label'> {
  /** Status after the step. Once the order has taken it, `advance` and `back` lead to another one. */
  to: OrderStep['to'];
  /** It sends a parcel, so that it asks for a carrier. */
  isDispatch: boolean;
}

/** Buttons of the steps that the order and the role allow now. */
export const OrderSteps = () => {
  const translate = useTranslate();
  const { steps: known, invoice_steps = [], delivery } = useOrder();
  const steps: OrderStep[] = [...known, ...invoice_steps];
  const [open, setOpen] = useState<OpenStep | null>(null);
  const labelOf = ({ step, to }: OrderStep): string => {
    if (step !== 'advance') return translate(`orders.step.${step}`);
    const isReady = to === 'on_the_way' && delivery.method === 'pickup';
    return translate(isReady ? 'orders.advance.ready' : `orders.advance.${to}`);
  };
  if (steps.length === 0 && !open) return null;
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        role="group"
        aria-label={translate('orders.steps')}
      >
        {steps.map((step) => (
          <Button
            key={step.step}
            variant={MAIN.includes(step.step) ? 'contained' : 'outlined'}
            color={DANGEROUS.has(step.step) ? 'error' : 'primary'}
            onClick={() =>
              setOpen({
                name: step.step,
                label: labelOf(step),
                to: step.to,
                isDispatch: step.step === 'advance' && step.to === 'on_the_way' && delivery.method === 'home',
              })
            }
          >
            {labelOf(step)}
          </Button>
        ))}
      </Box>
      {open && (
        <DialogOf
          {...open}
          step={steps.find(({ step, to }) => step === open.name && to === open.to)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
