import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { sendMailAgain } from 'shared-contracts/office/mails';
import type { listFailedMails } from 'shared-contracts/office/mails.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { listLink } from '../../lists/list-link.ts';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

type FailedMail = EndpointOutput<typeof listFailedMails>['data'][number];

/** Resource whose pages show the subject of a mail, by kind of mail. */
const PAGES: Partial<Record<FailedMail['kind'], string>> = {
  reservation: 'reservations',
  contact: 'messages',
  answer: 'messages',
};

const About = ({ mail: { kind, about, about_id } }: { mail: FailedMail }) => {
  const page = PAGES[kind];
  return page && about_id ? <Link to={`/${page}/${about_id}/show`}>{about}</Link> : about;
};

const AgainButton = ({ mail: { id } }: { mail: FailedMail }) => {
  const { call } = useOffice();
  return (
    <ActionButton
      label="mails.again"
      done="mails.queued"
      onAct={() => call(sendMailAgain, { params: { id } })}
    />
  );
};

/** Mails that ran out of tries, the last one first. */
const FailedMailsList = () => {
  const translate = useTranslate();
  const maySend = useMay('mails.send-again');
  const columns: readonly Column<FailedMail>[] = [
    { label: 'mails.kind', isTitle: true, render: ({ kind }) => translate(`mails.kinds.${kind}`) },
    { label: 'mails.about', render: (mail) => mail.about && <About mail={mail} /> },
    { label: 'mails.failed', sort: 'failed_at', render: ({ failed_at: at }) => at && <Moment at={at} /> },
    { label: 'mails.error', render: ({ error }) => error },
  ];
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('mails.help')}{' '}
        <Link to={listLink('orders', { mails: 'failed' })}>{translate('mails.of_orders')}</Link>
      </Typography>
      <OfficeList<FailedMail>
        title="mails.title"
        sort={{ field: 'failed_at', order: 'DESC' }}
        actions={false}
      >
        <Rows
          columns={columns}
          {...(maySend && { actions: (mail: FailedMail) => <AgainButton mail={mail} /> })}
        />
      </OfficeList>
    </>
  );
};

export default FailedMailsList;
