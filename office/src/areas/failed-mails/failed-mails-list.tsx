import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { sendMailAgain } from 'shared-contracts/office/mails';
import type { listFailedMails } from 'shared-contracts/office/mails.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { listLink } from '../../lists/list-link.ts';
import { RowList } from '../../lists/row-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

type FailedMail = EndpointOutput<typeof listFailedMails>['data'][number];

/** Resource whose pages show the subject of a mail, by kind of mail. */
const PAGES: Partial<Record<FailedMail['kind'], string>> = {
  reservation: 'reservations',
  contact: 'messages',
  answer: 'messages',
};

const aboutOf = ({ kind, about, about_id }: FailedMail): ReactNode => {
  const page = PAGES[kind];
  return about && page && about_id ? <Link to={`/${page}/${about_id}/show`}>{about}</Link> : about;
};

/** Mails that ran out of tries, the last one first. */
const FailedMailsList = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const maySend = useMay('mails.send-again');
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('mails.help')}{' '}
        <Link to={listLink('orders', { mails: 'failed' })}>{translate('mails.of_orders')}</Link>
      </Typography>
      <RowList<FailedMail>
        title="mails.title"
        sort={{ field: 'failed_at', order: 'DESC' }}
        actions={false}
        columns={[
          { label: 'mails.kind', isTitle: true, render: ({ kind }) => translate(`mails.kinds.${kind}`) },
          { label: 'mails.about', render: aboutOf },
          {
            label: 'mails.failed',
            sort: 'failed_at',
            render: ({ failed_at: at }) => at && <Moment at={at} />,
          },
          { label: 'mails.error', render: ({ error }) => error },
        ]}
        rowActions={
          maySend &&
          (({ id }) => (
            <ActionButton
              label="orders.send_again"
              done="mails.queued"
              onAct={() => call(sendMailAgain, { params: { id } })}
            />
          ))
        }
      />
    </>
  );
};

export default FailedMailsList;
