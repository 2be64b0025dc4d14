import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPaymentLink } from 'shared-contracts/office/phone-orders';
import { copyText } from '../../actions/copy-text.ts';
import { Problem } from '../../parts/problem.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { useOrder } from './use-order-call.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** Link with which the buyer pays, to copy or to send by WhatsApp. It is asked for only when staff want it. */
export const PaymentLink = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const order = useOrder();
  const mayPlace = useMay('orders.place');
  const [copied, setCopied] = useState<boolean>();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(createPaymentLink, { params: { id: order.id } }),
  });
  if (!(order.expires_at || order.can_pay_again) || !mayPlace) return null;
  if (!data)
    return (
      <Box>
        <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
          {translate('orders.phone.link')}
        </Button>
        <Problem message={error?.message} sx={{ mt: 1 }} />
      </Box>
    );
  const { url } = data;
  const copy = async () => setCopied(await copyText(url));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={translate('orders.phone.link')}
        value={url}
        helperText={translate(copied === false ? 'orders.phone.not_copied' : 'orders.phone.link_help')}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void copy()}>
          {translate(copied ? 'orders.phone.copied' : 'orders.phone.copy')}
        </Button>
        {order.buyer.phone.startsWith('+') && (
          <Button href={whatsappLink(order, url)} target="_blank" rel="noreferrer">
            WhatsApp
          </Button>
        )}
      </Box>
    </Box>
  );
};
