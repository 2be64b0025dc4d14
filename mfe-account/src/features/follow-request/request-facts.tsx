import type { LinkedPrivacyRequest } from 'shared-contracts/api/privacy-requests.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { useMessages } from '../../lib/messages.ts';
import styles from './follow-request.module.css';

export const RequestFacts = ({ request }: { request: LinkedPrivacyRequest }) => {
  const { myData, privacyRequest: words } = useMessages();
  const locale = useLocale();
  const { right, purposes, text, status, number, asked_at, due_on, answered_at, extension } = request;
  const isOpen = status === 'open';
  const facts: [string, string | null | false][] = [
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
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
