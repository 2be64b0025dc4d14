import { useUnit } from 'effector-react';
import { BreakableEmail } from 'shared-ui/breakable-email';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { verification } from './confirm-email.model.ts';

/** Notice about an unconfirmed e-mail: why to confirm it, and a button to send the mail again. */
export const UnverifiedEmail = ({ email }: { email: string }) => {
  const { overview } = useMessages();
  const { submit, isSending, isDone, failure } = useUnit(verification);
  return (
    <div>
      <Notice
        kind="info"
        title={overview.unverifiedTitle}
        action={
          <Button size="small" busy={isSending} onClick={() => submit()}>
            {overview.sendAgain}
          </Button>
        }
      >
        <BreakableEmail>{overview.unverifiedText(email)}</BreakableEmail>
      </Notice>
      <FailureNotice failure={failure} />
      <p role="status">{isDone ? overview.sentAgain : ''}</p>
    </div>
  );
};
