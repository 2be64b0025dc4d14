import { useEffect, useRef } from 'react';
import type { FailureCode } from 'shared-contracts/kit/failure';
import { Notice } from 'shared-ui/notice';
import type { FormWords } from '../../messages/forms-es.ts';
import type { Failure } from '../create-submission.ts';
import { useFormWords } from '../form-words.ts';

/** Code → why; any other is the server's fault. */
const REASONS: Partial<Record<FailureCode, keyof FormWords['reasons']>> = {
  NETWORK: 'offline',
  TIMEOUT: 'unknown',
  BAD_ANSWER: 'unknown',
  NOT_ENOUGH_SEATS: 'seats',
  VALIDATION_FAILED: 'input',
  BOT_CHECK_FAILED: 'botCheck',
  TOO_MANY_REQUESTS: 'often',
};

/** That a form did not come through, and what can be done about it. */
export const FailureNotice = ({ title, failure }: { title: string; failure: Failure | null }) => {
  const { reasons } = useFormWords();
  const place = useRef<HTMLDivElement>(null);
  // On a phone the button stands at the edge of the window, and this below it.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place}>
      <Notice kind="error" live title={title}>
        {reasons[REASONS[failure.code] ?? 'server']}
      </Notice>
    </div>
  );
};
