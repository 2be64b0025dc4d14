import { useUnit } from 'effector-react';
import type { Consents as Given } from 'shared-contracts/api/privacy.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { UPDATE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Disclosure } from 'shared-ui/disclosure';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import styles from './consents.module.css';
import { $answer, consenting } from './give-consent.model.ts';

/** Button to subscribe to the newsletter or to leave it, and the consent log. */
export const Consents = ({ given: { newsletter, log } }: { given: Given }) => {
  const { consents } = useMessages();
  const locale = useLocale();
  const { submit, isSending, failure } = useUnit(consenting);
  const answer = useUnit($answer);
  return (
    <>
      <p>{newsletter ? consents.on : consents.off}</p>
      <div className={layout.row}>
        <Button busy={isSending} onClick={() => submit(!newsletter)}>
          {newsletter ? consents.withdraw : consents.give}
        </Button>
        <p role="status">{answer ? consents.answers[answer] : ''}</p>
      </div>
      <FailureNotice failure={failure} otherwise={UPDATE_FAILED} />
      {log.length > 0 && (
        <Disclosure summary={consents.log}>
          <ol className={styles.log}>
            {log.map((line) => (
              <li key={`${line.purpose} ${line.created_at}`}>
                <p>
                  <strong>{line.granted ? consents.granted : consents.withdrawn}</strong>{' '}
                  <time dateTime={line.created_at}>{formatFullDate(line.created_at, locale)}</time>
                </p>
                <p className={layout.quiet}>{line.text}</p>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
};
