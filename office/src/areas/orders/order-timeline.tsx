import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { formatMoney } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/section.tsx';
import { useValueWords } from '../../parts/use-value-words.ts';
import { statusKey } from './status-key.ts';
import { useOrder } from './use-order-call.ts';

type Entry = OfficeOrder['timeline'][number];
type TextOf = ReturnType<typeof useValueWords>;

const SHOWN_FIELDS = new Set(['address', 'department', 'commune', 'receiver', 'comment', 'refund', 'mail']);

/** Changed fields of an entry that the page does not show elsewhere. */
const changesOf = ({ before, after }: Extract<Entry, { kind: 'staff' }>, textOf: TextOf): string =>
  Object.entries(after ?? {})
    .filter(([name]) => SHOWN_FIELDS.has(name))
    .map(([name, value]) => {
      const former = before?.[name];
      const text = textOf(name, value);
      return former ? `${textOf(name, former)} → ${text}` : text;
    })
    .join(', ');

const wordsOf = (
  entry: Entry,
  { delivery }: OfficeOrder,
  translate: TranslateFunction,
  textOf: TextOf,
): [title: string, details?: string] => {
  switch (entry.kind) {
    case 'status':
      return [
        joined([
          translate(statusKey(entry.status, delivery.method)),
          // A paid order is cancelled by its refund, which is an entry of its own.
          !(entry.status === 'cancelled' && entry.payment_status === 'success') &&
            translate(`orders.payment_status.${entry.payment_status}`),
        ]),
      ];
    case 'staff': {
      // The key reads "The buyer".
      const who =
        entry.staff ?? translate(entry.after?.by_buyer ? 'orders.receiver.me' : 'audit.command_line');
      const what = translate(`orders.action.${entry.action.replace('orders.', '')}`, { _: entry.action });
      return [`${who}: ${what}`, joined([changesOf(entry, textOf), entry.reason])];
    }
    case 'mail':
      return [`${translate(`orders.mail.${entry.mail}`)} · ${translate(`orders.mail_state.${entry.state}`)}`];
    case 'note':
      return [`${entry.staff}: ${translate('orders.action.note')}`, entry.text];
    case 'proof':
      return [translate('orders.proof_came')];
    case 'refund':
      return [translate(`orders.refund_short.${entry.state}`, { amount: formatMoney(entry.amount) })];
  }
};

/** Events of the order, newest first. */
export const OrderTimeline = () => {
  const translate = useTranslate();
  const textOf = useValueWords();
  const order = useOrder();
  const entries = order.timeline
    // The timeline already has an entry for each note. Leave out the audit entry of the same note.
    .filter((entry) => !(entry.kind === 'staff' && entry.action === 'orders.note'))
    .reverse();
  return (
    <Section title="orders.timeline">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map((entry) => {
          const [title, details] = wordsOf(entry, order, translate, textOf);
          return (
            <Box
              component="li"
              key={`${entry.kind}${entry.at}${title}`}
              sx={{ mb: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography variant="body2" color="text.secondary">
                <Moment at={entry.at} />
              </Typography>
              <bdi>{title}</bdi>
              {details && (
                <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                  <bdi>{details}</bdi>
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
};
