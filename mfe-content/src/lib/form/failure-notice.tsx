import { useContext, useEffect, useRef } from 'react';
import { type FailureCode, failureText } from 'shared-kit/failure';
import { useLocale } from 'shared-kit/locale';
import { Notice } from 'shared-ui/notice';
import type { FormWords } from '../../messages/forms-es.ts';
import type { Failure } from '../create-submission.ts';
import { useFormWords } from '../form-words.ts';
import { FieldNamesContext } from './form-field.ts';

/** Code → the shop's sentence when the server has none; any other is the server's fault. */
const REASONS: Partial<Record<FailureCode, keyof FormWords['reasons']>> = {
  NETWORK: 'offline',
  TIMEOUT: 'unknown',
  BAD_ANSWER: 'unknown',
  NOT_ENOUGH_SEATS: 'seats',
  VALIDATION_FAILED: 'input',
  BOT_CHECK_FAILED: 'botCheck',
  TOO_MANY_REQUESTS: 'often',
};

/** Says that a form did not come through and why: the server's sentences first (SPEC §8). */
export const FailureNotice = ({ title, failure }: { title: string; failure: Failure | null }) => {
  const { reasons } = useFormWords();
  const locale = useLocale();
  const shownFields = useContext(FieldNamesContext);
  const place = useRef<HTMLDivElement>(null);
  // On a phone the button stands at the edge of the window, and this below it.
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
