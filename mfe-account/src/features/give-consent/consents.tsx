import { useUnit } from 'effector-react';
import type { Consents as CustomerConsents } from 'shared-contracts/api/privacy.schema';
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
export const Consents = ({ consents: { newsletter, log } }: { consents: CustomerConsents }) => {
  const { consents: words } = useMessages();
  const locale = useLocale();
  const { submit, isSending, failure } = useUnit(consenting);
  const answer = useUnit($answer);
  return (
    <>
      <p>{newsletter ? words.on : words.off}</p>
      <div className={layout.row}>
        <Button busy={isSending} onClick={() => submit(!newsletter)}>
          {newsletter ? words.withdraw : words.give}
        </Button>
        <p role="status">{answer ? words.answers[answer] : ''}</p>
      </div>
      <FailureNotice failure={failure} otherwise={UPDATE_FAILED} />
      {log.length > 0 && (
        <Disclosure summary={words.log}>
          <ol className={styles.log}>
            {log.map((line) => (
              <li key={`${line.purpose} ${line.created_at}`}>
                <p>
                  <strong>{line.granted ? words.granted : words.withdrawn}</strong>{' '}
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
