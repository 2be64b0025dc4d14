import { useContext, useEffect, useRef } from 'react';
import { type FailureCode, failureText } from 'shared-kit/failure';
import { FieldNamesContext } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Notice } from 'shared-ui/notice';
import type { FormWords } from '../../messages/forms-es.ts';
import { useFormWords } from '../form-words.ts';

/** Error code → text for an error without a text of the server. Other codes count as a server problem. */
const REASONS: Partial<Record<FailureCode, keyof FormWords['reasons']>> = {
  NETWORK: 'offline',
  TIMEOUT: 'unknown',
  BAD_ANSWER: 'unknown',
  NOT_ENOUGH_SEATS: 'seats',
  VALIDATION_FAILED: 'input',
  BOT_CHECK_FAILED: 'botCheck',
  TOO_MANY_REQUESTS: 'often',
};

/** Explains why a form failed. Uses the server's texts first (docs/product/errors.md#error-dialog). */
export const FailureNotice = ({ title, failure }: { title: string; failure: Failure | null }) => {
  const { reasons } = useFormWords();
  const locale = useLocale();
  const shownFields = useContext(FieldNamesContext);
  const place = useRef<HTMLDivElement>(null);
  // On a phone, the notice may appear below the viewport. Scroll to it.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place}>
      <Notice kind="error" live title={title}>
        {failureText(failure, shownFields, reasons[REASONS[failure.code] ?? 'server'], locale)}
      </Notice>
    </div>
  );
};
