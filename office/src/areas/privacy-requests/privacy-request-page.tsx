import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import type { OfficePrivacyRequest } from 'shared-contracts/office/privacy-requests.schema';
import { formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { Facts } from '../../parts/facts.tsx';
import { PersonLink } from '../../parts/person-link.tsx';
import { Section } from '../../parts/section.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay } from '../../session/session-context.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { DaysLeft } from './days-left.tsx';
import type { Outcome } from './prepared-answers.ts';

const Actions = ({ request }: { request: OfficePrivacyRequest }) => {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>();
  // An open dialog stays when another person answered: it says so and keeps the text.
  if (request.status !== 'open' && !outcome) return null;
  const outcomes: Outcome[] = [
    'answer',
    'refuse',
    ...(request.extension === null ? ['extend' as const] : []),
  ];
  return (
    <Section title="people.actions">
      <Typography color="text.secondary">{translate(`privacy_requests.hints.${request.right}`)}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {outcomes.map((id) => (
          <Button
            key={id}
            variant={id === 'answer' ? 'contained' : 'outlined'}
            onClick={() => setOutcome(id)}
          >
            {translate(`privacy_requests.${id}.button`)}
          </Button>
        ))}
      </Stack>
      {outcome && <AnswerDialog request={request} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Section>
  );
};

const Body = ({ request }: { request: OfficePrivacyRequest }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayAnswer = useMay('privacy.answer');
  const { right, status, email, person, purposes, answered_at } = request;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: '48rem' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <StateChip words={`privacy_requests.statuses.${status}`} />
        <DaysLeft days={request.days_left} />
      </Stack>
      <Facts
        facts={[
          ['privacy_requests.right', translate(`privacy_requests.rights.${right}`)],
          [
            'privacy_requests.purposes',
            purposes.map((purpose) => translate(`privacy_requests.limits.${purpose}`)).join('\n'),
          ],
          ['privacy_requests.text', request.text],
          ['orders.email', <PersonLink key="person" person={person} words={email} />],
          ['office.language', translate(`messages.languages.${request.locale}`)],
          ['privacy_requests.proven', formatTime(request.proven_at, locale)],
          ['privacy_requests.due', formatFullDate(request.due_on, locale as Locale)],
          ['privacy_requests.extension', request.extension],
          ['privacy_requests.answered', answered_at && formatTime(answered_at, locale)],
          ['privacy_requests.by', answered_at && (request.staff ?? translate('privacy_requests.by_itself'))],
          ['privacy_requests.answer_text', request.answer],
        ]}
      />
      {mayAnswer && <Actions request={request} />}
      <Typography variant="body2" color="text.secondary">
        {translate('people.looked')}
      </Typography>
    </Box>
  );
};

/** A request about personal data with its answer. */
const PrivacyRequestPage = () => (
  <RecordPage<OfficePrivacyRequest>
    title="privacy_requests.one"
    render={(request) => <Body request={request} />}
  />
);

export default PrivacyRequestPage;
