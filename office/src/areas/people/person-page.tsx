import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatPhone } from 'shared-contracts/domain/phone';
import { formatRut } from 'shared-contracts/domain/rut';
import type { Person } from 'shared-contracts/office/people.schema';
import { formatMoney, formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/section.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { statusKey } from '../orders/status-key.ts';
import { PersonActions } from './person-actions.tsx';

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& li': { py: 0.75 } }}>
    {children}
  </Box>
);

const Head = ({ person }: { person: Person }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { account, resells, ruts, phones, newsletter, limits } = person;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <StateChip words={`people.account.${account ? (account.blocked_at ? 'blocked' : 'open') : 'none'}`} />
      </Box>
      {account?.blocked_at && (
        <Alert severity="warning">
          {translate('people.blocked', {
            time: formatTime(account.blocked_at, locale),
            staff: account.blocked_by ?? '–',
            reason: account.blocked_reason ?? '–',
          })}
        </Alert>
      )}
      <Facts
        facts={[
          ['orders.email', person.email],
          ['orders.address.phone', phones.map(formatPhone).join('\n')],
          ['settings.rut', ruts.map(formatRut).join('\n')],
          ['people.company', account?.company],
          ['people.reseller.label', resells && translate('people.reseller.yes')],
          ['people.account_since', account && formatTime(account.created_at, locale)],
          [
            'people.confirmed.label',
            account && translate(account.confirmed ? 'people.confirmed.yes' : 'people.confirmed.no'),
          ],
          ['staff.sessions.title', account && String(account.sessions)],
          ['people.newsletter.label', translate(`people.newsletter.${newsletter}`)],
          ['people.limits', limits.map((limit) => translate(`privacy_requests.limits.${limit}`)).join('\n')],
        ]}
      />
    </Box>
  );
};

const Orders = ({ orders }: Pick<Person, 'orders'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Section title="orders.title">
      {orders.length === 0 && <Typography color="text.secondary">{translate('people.no_orders')}</Typography>}
      <Lines>
        {orders.map(({ id, number, created_at, status, delivery, total }) => (
          <li key={id}>
            <Link to={`/orders/${id}/show`}>{number}</Link> · {formatTime(created_at, locale)} ·{' '}
            {formatMoney(total)} · {translate(statusKey(status, delivery))}
          </li>
        ))}
      </Lines>
    </Section>
  );
};

const Contacts = ({ reservations, messages }: Pick<Person, 'reservations' | 'messages'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const section = (name: 'reservations' | 'messages', lines: readonly ReactNode[]) =>
    lines.length > 0 && (
      <Section title={`${name}.title`}>
        <Lines>{lines}</Lines>
      </Section>
    );
  return (
    <>
      {section(
        'reservations',
        reservations.map(({ id, number, starts_at, people, status }) => (
          <li key={id}>
            <Link to={`/reservations/${id}/show`}>{number}</Link> · {formatTime(starts_at, locale)} ·{' '}
            {translate('reservations.people', { smart_count: people })}
            {status === 'cancelled' && ` · ${translate('people.cancelled')}`}
          </li>
        )),
      )}
      {section(
        'messages',
        messages.map(({ id, number, created_at }) => (
          <li key={id}>
            <Link to={`/messages/${id}/show`}>{number}</Link> · {formatTime(created_at, locale)}
          </li>
        )),
      )}
    </>
  );
};

const Body = ({ person }: { person: Person }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '60rem' }}>
      <Head person={person} />
      <Orders orders={person.orders} />
      <Contacts reservations={person.reservations} messages={person.messages} />
      <PersonActions person={person} />
      <Typography variant="body2" color="text.secondary">
        {translate('people.looked')}
      </Typography>
    </Box>
  );
};

/** A person with account, orders, reservations and messages. */
const PersonPage = () => {
  const translate = useTranslate();
  return (
    <RecordPage<Person>
      title={({ name }) => name || translate('people.nameless')}
      render={(person) => <Body person={person} />}
    />
  );
};

export default PersonPage;
