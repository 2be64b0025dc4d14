import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { LinkedPrivacyRequest } from 'shared-contracts/api/privacy-requests.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { isLinkRefused } from '../../lib/link-token.model.ts';
import { PartSkeleton } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { $request, $token, confirming, pageLeft, pageShown, reading } from './follow-request.model.ts';
import styles from './follow-request.module.css';
import { RequestFacts, RequestState } from './request-state.tsx';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Says what was asked, because a stranger may have typed the address, and asks to confirm it. */
const ConfirmRequest = ({ request }: { request: LinkedPrivacyRequest }) => {
  const { erase, privacyRequest: words } = useMessages();
  const { submit, isSending, failure } = useUnit(confirming);
  const isErasure = request.right === 'erasure';
  return (
    <section className={styles.confirm} aria-labelledby="confirm-request">
      <h2 id="confirm-request">{words.confirmTitle}</h2>
      <p>{words.confirmText}</p>
      <RequestFacts request={request} />
      {isErasure && (
        <>
          <h3>{erase.goesTitle}</h3>
          <Lines lines={erase.goes} />
          <h3>{erase.staysTitle}</h3>
          <Lines lines={erase.stays} />
        </>
      )}
      <Button variant="primary" busy={isSending} onClick={() => submit()}>
        {isErasure ? words.confirmErasure : words.confirm}
      </Button>
      <FailureNotice failure={failure} />
    </section>
  );
};

/** State of a request by its mailed link, and its confirmation. */
export const FollowRequest = () => {
  const { common, privacyRequest: words } = useMessages();
  const { shown, left, token, request, failure, refused } = useUnit({
    shown: pageShown,
    left: pageLeft,
    token: $token,
    request: $request,
    failure: reading.$failure,
    refused: confirming.$failure,
  });
  useEffect(() => {
    shown();
    return () => void left();
  }, [shown, left]);

  if (token === null || isLinkRefused(failure) || isLinkRefused(refused))
    return (
      <Notice
        kind="error"
        title={common.linkExpired}
        live
        action={<ButtonLink href={hrefs.myData}>{words.again}</ButtonLink>}
      >
        {words.expiredText}
      </Notice>
    );
  if (failure)
    return (
      <FailureNotice
        failure={failure}
        action={
          <Button size="small" onClick={() => shown()}>
            {common.retry}
          </Button>
        }
      />
    );
  if (!request) return <PartSkeleton />;
  return request.status === 'asked' ? (
    <ConfirmRequest request={request} />
  ) : (
    <RequestState request={request} />
  );
};
