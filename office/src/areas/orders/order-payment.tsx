import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatRut, normalizeRut } from 'shared-contracts/domain/rut';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { formatMoney, formatTime } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/section.tsx';
import { linesNow } from './lines-now.ts';
import { paymentState } from './payment-state.ts';
import { useOrder } from './use-order-call.ts';

const SEVERITY = { done: 'success', open: 'warning', refused: 'error' } as const;

/** Key of the words for what happened to a refund. Money of a transfer is given back by staff alone. */
const refundWords = (
  { state, by_hand }: OfficeOrder['refunds'][number],
  platform: OfficeOrder['platform'],
): string => {
  if (state === 'done' && by_hand) return 'by_hand';
  return state === 'open' && platform === 'transfer' ? 'open_by_hand' : state;
};

const Refund = (refund: OfficeOrder['refunds'][number]) => {
  const { amount, state, created_at, ended_at, refusal, lines = [] } = refund;
  const translate = useTranslate();
  const order = useOrder();
  const [locale] = useLocaleState();
  const unitsOf = (qty: number, name: string) =>
    qty === 0 ? translate('orders.price_difference', { name }) : `${qty} × ${name}`;
  const words = translate(`orders.refund_state.${refundWords(refund, order.platform)}`, {
    amount: formatMoney(amount),
    time: formatTime(ended_at ?? created_at, locale),
  });
  return (
    <Alert severity={SEVERITY[state]} sx={{ mb: 1 }}>
      {words}
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
          {lines.map(({ kind, line_id, qty, amount: part, fate, cause }) => (
            <li key={line_id ?? kind}>
              {joined([
                kind === 'line'
                  ? unitsOf(qty, linesNow(order).find(({ id }) => id === line_id)?.name ?? '')
                  : translate(kind === 'gift' ? 'orders.gift' : 'orders.delivery_price'),
                formatMoney(part),
                fate && qty > 0 && translate(`orders.fate.${fate}`),
                cause && translate(`orders.write_off.${cause}`),
              ])}
            </li>
          ))}
        </Box>
      )}
      {refusal && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('orders.network_said', { words: refusal })}
        </Typography>
      )}
    </Alert>
  );
};

/**
 * Warns of an account whose RUT is neither the buyer's nor that of the factura, while money may go to it. An erased order
 * has no RUT.
 */
const ForeignAccount = () => {
  const translate = useTranslate();
  const order = useOrder();
  const { buyer, invoice, refunds, refund_account: account } = order;
  const isDone = paymentState(order) === 'refunded' && refunds.every(({ state }) => state === 'done');
  const buyerRut = account && normalizeRut(buyer.rut);
  if (!account || !buyerRut || isDone) return null;
  const own = [buyerRut, invoice && normalizeRut(invoice.rut)];
  if (own.includes(normalizeRut(account.rut))) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {translate('orders.foreign_account', { rut: formatRut(buyerRut) })}
    </Alert>
  );
};

/** Payments with the answers of the card network, and refunds. */
export const OrderPayment = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const order = useOrder();
  const { platform, payment, refunds, refund_account: account } = order;
  const { card, attempts } = payment;
  return (
    <Section title="orders.payment">
      <Facts
        facts={[
          ['orders.how', translate(`orders.platform.${platform}`)],
          ['orders.state', translate(`orders.payment_status.${paymentState(order)}`)],
          [
            'orders.refund_account',
            account &&
              [
                account.holder,
                formatRut(account.rut),
                account.bank,
                translate(`orders.account_type.${account.account_type}`),
                account.account,
              ].join(' · '),
          ],
          ['orders.card', card && `•••• ${card.card_number}`],
          ['orders.authorization', card?.authorization_code],
          ['orders.installments', card && card.installments_number > 0 && card.installments_number],
          [
            'orders.attempt',
            attempts
              .map(({ buy_order, settled_at, failure_text }, index) =>
                joined([
                  `${index + 1}. ${failure_text ?? translate(settled_at ? 'orders.approved' : 'orders.waits')}`,
                  settled_at && formatTime(settled_at, locale),
                  buy_order,
                ]),
              )
              .join('\n'),
          ],
        ]}
      />
      <ForeignAccount />
      {refunds.map((refund) => (
        <Refund key={refund.id} {...refund} />
      ))}
    </Section>
  );
};
