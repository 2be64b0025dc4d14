import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TopToolbar, useNotify, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { exportSubscriptions, removeSubscription } from 'shared-contracts/office/newsletter';
import type { listSubscriptions } from 'shared-contracts/office/newsletter.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { saveText } from '../../actions/save-text.ts';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { Email } from '../../parts/email.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

type Subscription = EndpointOutput<typeof listSubscriptions>['data'][number];

const filters = [
  searchFilter('orders.email'),
  choiceFilter('status', 'orders.state', ['confirmed', 'pending', 'unsubscribed'], 'newsletter.statuses', {
    alwaysOn: true,
  }),
];

const ExportButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  return (
    <ActionButton
      label="newsletter.export.button"
      done="newsletter.export.done"
      reason="required"
      title="newsletter.export.title"
      consequence={translate('newsletter.export.help')}
      onAct={async (reason) => {
        const { rows, more, ...file } = await call(exportSubscriptions, { body: { reason } });
        saveText(file);
        if (more) notify(translate('newsletter.export.more', { rows }), { type: 'warning' });
      }}
      onDone={() => undefined}
    />
  );
};

/** Time, channel and text of the consent. `at` is when it was stored, `ticked_at` when the buyer ticked the box. */
const Proof = ({ consent }: { consent: NonNullable<Subscription['consent']> }) => {
  const translate = useTranslate();
  const { at, ticked_at, channel, text, version } = consent;
  return (
    <Box sx={{ maxWidth: '28rem' }}>
      <span>
        <Moment at={ticked_at ?? at} /> · {translate(`newsletter.channels.${channel}`, { _: channel })}
      </span>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        «{text}» ({version})
      </Typography>
    </Box>
  );
};

/** Addresses of the newsletter with the proof of their consent, newest first. */
const SubscriptionsList = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayExport = useMay('newsletter.export');
  const mayRemove = useMay('newsletter.remove');
  return (
    <RowList<Subscription>
      title="newsletter.title"
      filters={filters}
      sort={{ field: 'asked_at', order: 'DESC' }}
      actions={mayExport ? <TopToolbar children={<ExportButton />} /> : false}
      columns={[
        { label: 'orders.email', isTitle: true, render: ({ email }) => <Email email={email} /> },
        {
          label: 'orders.state',
          render: ({ status }) => <StateChip words={`newsletter.statuses.${status}`} />,
        },
        { label: 'newsletter.asked', sort: 'asked_at', render: ({ asked_at: at }) => <Moment at={at} /> },
        { label: 'newsletter.consent', render: ({ consent }) => consent && <Proof consent={consent} /> },
      ]}
      rowActions={
        mayRemove &&
        (({ id, version, email, status }) =>
          status !== 'unsubscribed' && (
            <ActionButton
              label="newsletter.remove.button"
              done="newsletter.remove.done"
              reason="required"
              isDanger
              title="newsletter.remove.title"
              consequence={translate(`newsletter.remove.${status}`, { email })}
              onAct={(reason) => call(removeSubscription, { params: { id }, body: { version, reason } })}
            />
          ))
      }
    />
  );
};

export default SubscriptionsList;
