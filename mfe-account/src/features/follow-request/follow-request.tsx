import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { PartSkeleton } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { ConfirmRequest } from './confirm-request.tsx';
import { $request, $token, confirming, reading, requestLeft, requestShown } from './follow-request.model.ts';
import { RequestState } from './request-state.tsx';

/** State of a request by its mailed link, and its confirmation. */
export const FollowRequest = () => {
  const { common, privacyRequest: words } = useMessages();
  const { shown, left, token, request, failure, refused } = useUnit({
    shown: requestShown,
    left: requestLeft,
    token: $token,
    request: $request,
    failure: reading.$failure,
    refused: confirming.$failure,
  });
  useEffect(() => {
    shown();
    return () => void left();
  }, [shown, left]);

  if (token === null || [failure?.code, refused?.code].includes('LINK_EXPIRED'))
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
  if (!request) return failure ? <FailureNotice failure={failure} /> : <PartSkeleton />;
  return request.status === 'asked' ? (
    <ConfirmRequest request={request} />
  ) : (
    <RequestState request={request} />
  );
};
