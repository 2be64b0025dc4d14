import { useUnit } from 'effector-react';
import type { LinkedPrivacyRequest } from 'shared-contracts/api/privacy-requests.schema';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { confirmClicked, confirming } from './follow-request.model.ts';
import styles from './follow-request.module.css';
import { RequestFacts } from './request-facts.tsx';

/** Says what was asked, because a stranger may have typed the address, and asks to confirm it. */
export const ConfirmRequest = ({ request }: { request: LinkedPrivacyRequest }) => {
  const { erase, privacyRequest: words } = useMessages();
  const { confirm, isSending, failure } = useUnit({
    confirm: confirmClicked,
    isSending: confirming.$isSending,
    failure: confirming.$failure,
  });
  const isErasure = request.right === 'erasure';
  return (
    <section className={styles.confirm} aria-labelledby="confirm-request">
      <h2 id="confirm-request">{words.confirmTitle}</h2>
      <p>{words.confirmText}</p>
      <RequestFacts request={request} />
      {isErasure && (
        <>
          <h3>{erase.staysTitle}</h3>
          <ul>
            {erase.stays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Button variant="primary" busy={isSending} onClick={() => confirm()}>
        {isErasure ? words.confirmErasure : words.confirm}
      </Button>
      <FailureNotice failure={failure} />
    </section>
  );
};
