import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { readOrderMail, sendOrderMail } from 'shared-contracts/office/orders';
import { useRead } from '../../data/use-read.ts';
import { formatMoney, formatTime } from '../../format/format.ts';
import { Problem } from '../../parts/problem.tsx';
import { Section } from '../../parts/section.tsx';
import { TitledDialog } from '../../parts/titled-dialog.tsx';
import { useMay } from '../../session/session-context.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

type Sent = OfficeOrder['mails'][number];
type Again = OfficeOrder['mails_again'][number];

/** Name of a mail. One about a refund has its amount, because an order can have several. */
const useMailName = () => {
  const translate = useTranslate();
  const { refunds } = useOrder();
  return ({ kind, refund_id }: Again): string => {
    const refund = refunds.find(({ id }) => id === refund_id);
    return [translate(`orders.mail.${kind}`), ...(refund ? [formatMoney(refund.amount)] : [])].join(', ');
  };
};

const AgainDialog = ({ mail, onClose }: { mail: Again; onClose: () => void }) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const { buyer } = useOrder();
  const nameOf = useMailName();
  const { kind, refund_id } = mail;
  return (
    <StepDialog
      label={translate('orders.send_again')}
      step={{ consequence: translate('orders.send_again_help', { mail: nameOf(mail), email: buyer.email }) }}
      submit={translate('orders.send')}
      onSubmit={async () => {
        await call(sendOrderMail, { kind, ...(refund_id && { refund_id }) });
        return 'orders.done.mail';
      }}
      onClose={onClose}
    />
  );
};

const TextDialog = ({ mail, onClose }: { mail: Sent; onClose: () => void }) => {
  const translate = useTranslate();
  const { id: order } = useOrder();
  const nameOf = useMailName();
  const { data, error } = useRead(
    readOrderMail,
    { params: { id: order, mail: mail.id } },
    { retry: false, gcTime: 0 },
  );
  return (
    <TitledDialog
      title={data?.subject ?? nameOf(mail)}
      maxWidth="sm"
      leave="ra.action.close"
      onClose={onClose}
    >
      <DialogContentText>{translate('orders.mail_now')}</DialogContentText>
      <Problem message={error?.message} />
      <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data?.text}</Box>
    </TitledDialog>
  );
};

/** Mails that the shop sent, and those that may be sent again. */
export const OrderMails = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const maySend = useMay('orders.send-mail');
  const { mails, mails_again } = useOrder();
  const nameOf = useMailName();
  const [toSend, setToSend] = useState<Again | null>(null);
  const [shown, setShown] = useState<Sent | null>(null);
  return (
    <Section title="orders.mails_title">
      {mails.length === 0 && <Typography color="text.secondary">{translate('orders.no_mails')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {mails.map((mail) => {
          const { id, to, state, at } = mail;
          return (
            <Box component="li" key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <Link
                component="button"
                type="button"
                onClick={() => setShown(mail)}
                sx={{ textAlign: 'left' }}
              >
                {nameOf(mail)}
              </Link>
              <Typography variant="body2" color={state === 'failed' ? 'error' : 'text.secondary'}>
                {translate(`orders.mail_state.${state}`)} · {formatTime(at, locale)} · {to}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {maySend && mails_again.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {mails_again.map((mail) => (
            <Button
              key={`${mail.kind}${mail.refund_id ?? ''}`}
              size="small"
              variant="outlined"
              onClick={() => setToSend(mail)}
            >
              {translate('orders.send_again_button', { mail: nameOf(mail) })}
            </Button>
          ))}
        </Box>
      )}
      {shown && <TextDialog mail={shown} onClose={() => setShown(null)} />}
      {toSend && <AgainDialog mail={toSend} onClose={() => setToSend(null)} />}
    </Section>
  );
};
