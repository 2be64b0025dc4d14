import { useUnit } from 'effector-react';
import type { LinkedPrivacyRequest } from 'shared-contracts/api/privacy-requests.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { type Fact, Facts } from 'shared-ui/facts';
import { Notice } from 'shared-ui/notice';
import { DownloadButtons } from '../../lib/download-buttons/download-buttons.tsx';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { confirming, exporting, lifting } from './follow-request.model.ts';
import styles from './follow-request.module.css';

export const RequestFacts = ({ request }: { request: LinkedPrivacyRequest }) => {
  const { myData, privacyRequest: words } = useMessages();
  const locale = useLocale();
  const { right, purposes, text, status, number, asked_at, due_on, answered_at, extension } = request;
  const isOpen = status === 'open';
  const facts: Fact[] = [
    [words.asked, myData.rights[right]],
    [words.purposes, purposes.map((purpose) => myData.purposes[purpose]).join('\n')],
    [words.text, text],
    [words.number, status !== 'asked' && number],
    [words.status, status !== 'asked' && words.statuses[status]],
    [words.askedOn, status !== 'asked' && formatFullDate(asked_at, locale)],
    [words.dueOn, isOpen && due_on && formatFullDate(due_on, locale)],
    [words.extension, isOpen && extension],
    [words.answeredOn, answered_at && formatFullDate(answered_at, locale)],
  ];
  return <Facts facts={facts} className={styles.facts} />;
};

const Export = () => {
  const { privacyRequest: words } = useMessages();
  return (
    <>
      <p>{words.exportHelp}</p>
      <DownloadButtons submission={exporting} />
    </>
  );
};

const Limits = ({ limits }: Pick<LinkedPrivacyRequest, 'limits'>) => {
  const { dataLimits, privacyRequest: words } = useMessages();
  const { submit, isSending, failure } = useUnit(lifting);
  return (
    <section aria-labelledby="stopped-uses">
      <h2 id="stopped-uses">{words.limits}</h2>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit}>
            <span id={`limit-${limit}`}>{dataLimits.limits[limit]}</span>
            <Button busy={isSending} aria-describedby={`limit-${limit}`} onClick={() => submit(limit)}>
              {words.lift}
            </Button>
          </li>
        ))}
      </ul>
      <FailureNotice failure={failure} />
    </section>
  );
};

/** Receipt and answer of a confirmed request. */
export const RequestState = ({ request }: { request: LinkedPrivacyRequest }) => {
  const { privacyRequest: words } = useMessages();
  const isConfirmed = useUnit(confirming.$isDone);
  return (
    <>
      {isConfirmed && (
        <Notice kind="success" title={words.statuses[request.status]} live>
          {words.receipt}
        </Notice>
      )}
      <RequestFacts request={request} />
      {request.answer && (
        <section aria-labelledby="request-answer">
          <h2 id="request-answer">{words.answer}</h2>
          <p className={styles.answer}>{request.answer}</p>
          {request.status === 'refused' && <p>{words.complaint}</p>}
        </section>
      )}
      {request.can_export && <Export />}
      {request.limits.length > 0 && <Limits limits={request.limits} />}
    </>
  );
};
