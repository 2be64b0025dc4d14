import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatRut } from 'shared-contracts/domain/rut';
import { closeMessage } from 'shared-contracts/office/messages';
import type { OfficeMessage } from 'shared-contracts/office/messages.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { listLink } from '../../lists/list-link.ts';
import { Facts } from '../../parts/facts.tsx';
import { PersonLink } from '../../parts/person-link.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { AnswerForm } from './answer-form.tsx';

/** The form accepts any text as the number of an order. */
const ORDER_NUMBER = /^CQ-\d{1,9}$/i;

const Sender = ({ message }: { message: OfficeMessage }) => {
  const translate = useTranslate();
  const { name, company, rut, email, phone, order_number, locale, person } = message;
  const order = order_number?.trim().toUpperCase();
  return (
    <Facts
      facts={[
        ['messages.from', <PersonLink key="person" person={person} words={name} />],
        ['people.company', company],
        ['settings.rut', rut && formatRut(rut)],
        ['orders.email', email],
        ['orders.address.phone', phone],
        [
          'taxes.order',
          order && ORDER_NUMBER.test(order) ? (
            <Link key="order" to={listLink('orders', { q: order })}>
              {order}
            </Link>
          ) : (
            order_number
          ),
        ],
        ['office.language', translate(`messages.languages.${locale}`)],
      ]}
    />
  );
};

interface EntryProps {
  name: string;
  /** When, and what became of it. */
  about: string;
  text: string;
  isOwn?: boolean;
}

const Entry = ({ name, about, text, isOwn = false }: EntryProps) => (
  <Box
    component="li"
    sx={{ p: 1.5, bgcolor: isOwn ? 'var(--paper-2)' : 'background.paper', border: 1, borderColor: 'divider' }}
  >
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{name}</bdi> · {about}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <bdi>{text}</bdi>
    </Typography>
  </Box>
);

const Thread = ({ message }: { message: OfficeMessage }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Entry name={message.name} about={formatTime(message.created_at, locale)} text={message.message} />
      {message.answers.map(({ id, at, staff, text, state }) => (
        <Entry
          key={id}
          isOwn
          name={staff}
          about={`${formatTime(at, locale)} · ${translate(`messages.states.${state}`)}`}
          text={text}
        />
      ))}
    </Box>
  );
};

const CloseButton = ({ message: { id, version, status } }: { message: OfficeMessage }) => {
  const { call } = useOffice();
  const isClosed = status === 'closed';
  return (
    <Box>
      <ActionButton
        key={String(isClosed)}
        label={isClosed ? 'messages.reopen' : 'messages.close'}
        done={isClosed ? 'messages.reopened' : 'messages.closed'}
        onAct={() => call(closeMessage, { params: { id }, body: { version, closed: !isClosed } })}
      />
    </Box>
  );
};

const Body = ({ message }: { message: OfficeMessage }) => {
  const translate = useTranslate();
  const mayAnswer = useMay('messages.answer');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: '48rem' }}>
      {message.status === 'closed' && <Alert severity="info">{translate('messages.is_closed')}</Alert>}
      {message.subject && (
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{message.subject}</bdi>
        </Typography>
      )}
      <Thread message={message} />
      {mayAnswer && <AnswerForm key={message.id} message={message} />}
      {mayAnswer && <CloseButton message={message} />}
      <Section title="messages.sender">
        <Sender message={message} />
      </Section>
    </Box>
  );
};

/** A message with its answers. */
const MessagePage = () => (
  <RecordPage<OfficeMessage> title="messages.one" render={(message) => <Body message={message} />} />
);

export default MessagePage;
