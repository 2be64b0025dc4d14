import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { formatMoney, formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session-context.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { isUndecided } from './accepted-units.ts';
import { StateChips } from './return-chips.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { WordsDialog } from './words-dialog.tsx';

type Decision = 'accept' | 'refuse' | 'ask';
const DECISIONS: readonly Decision[] = ['accept', 'refuse', 'ask'];

const Decisions = ({ one }: { one: OfficeReturn }) => {
  const translate = useTranslate();
  const [decision, setDecision] = useState<Decision>();
  const close = () => setDecision(undefined);
  // An open dialog stays, because it says what the card network answered, or that another person was faster.
  if (!isUndecided(one) && !decision) return null;
  return (
    <Section title="returns.decide">
      <Typography color="text.secondary">{translate('returns.decide_help')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {DECISIONS.map((id) => (
          <Button
            key={id}
            variant={id === 'accept' ? 'contained' : 'outlined'}
            onClick={() => setDecision(id)}
          >
            {translate(`returns.${id}.button`)}
          </Button>
        ))}
      </Stack>
      {decision === 'accept' && <AcceptDialog one={one} onClose={close} />}
      {decision && decision !== 'accept' && <WordsDialog one={one} decision={decision} onClose={close} />}
    </Section>
  );
};

const useFacts = (one: OfficeReturn): Parameters<typeof Facts>[0]['facts'] => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const day = (iso: string) => formatFullDate(iso, locale as Locale);
  return [
    [
      'taxes.order',
      <Link key="order" to={`/orders/${one.order_id}/show`}>
        {one.order_number}
      </Link>,
    ],
    ['returns.customer', one.customer],
    ['returns.ground', translate(`returns.grounds.${one.ground}`)],
    ['products.title', one.lines.map(({ name, qty, sku }) => `${qty} × ${name} (${sku})`).join('\n')],
    ['returns.reason', one.reason],
    ['returns.question', one.question],
    ['returns.answer', one.answer],
    ['returns.requested', formatTime(one.requested_at, locale)],
    ['returns.received', one.received_on ? day(one.received_on) : translate('returns.not_received')],
    ['returns.money_by', day(one.money_by)],
    ['returns.money', translate(`returns.ways.${one.money}`)],
    ['returns.ended', one.ended_at && formatTime(one.ended_at, locale)],
    ['returns.refusal', one.refusal],
    ['returns.amount', one.amount === null ? null : formatMoney(one.amount)],
  ];
};

const Body = ({ one }: { one: OfficeReturn }) => {
  const translate = useTranslate();
  const mayDecide = useMay('returns.decide');
  const facts = useFacts(one);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: '48rem' }}>
      <StateChips state={one.state} is_late={one.is_late} />
      <Facts facts={facts} />
      {!one.is_confirmed && (
        <Typography color="text.secondary">{translate('returns.unconfirmed')}</Typography>
      )}
      <ReturnPictures {...one} />
      {mayDecide && <Decisions one={one} />}
    </Box>
  );
};

/** A return of products with its pictures and its decision. */
const ReturnPage = () => (
  <RecordPage<OfficeReturn> title="returns.one" render={(one) => <Body one={one} />} />
);

export default ReturnPage;
