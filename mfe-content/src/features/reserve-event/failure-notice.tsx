import { errorTextOf } from 'shared-contracts/domain/error-text';
import type { FailureCode } from 'shared-contracts/kit/failure';
import { useLocale } from 'shared-contracts/kit/locale';
import { Notice } from 'shared-ui/notice';
import { useVisitWords } from '../../lib/visit-words.ts';
import type { VisitWords } from '../../messages/visits-es.ts';

/** Code → why; any other is the server's fault. */
const REASONS: Partial<Record<FailureCode, keyof VisitWords['reserve']['reasons']>> = {
  NETWORK: 'offline',
  TIMEOUT: 'unknown',
  BAD_ANSWER: 'unknown',
  NOT_ENOUGH_SEATS: 'seats',
  VALIDATION_FAILED: 'input',
  TOO_MANY_REQUESTS: 'often',
};

/** That the event could not be reserved (SPEC §8), and what can be done about it. */
export const FailureNotice = ({ code }: { code: FailureCode | null }) => {
  const locale = useLocale();
  const { reasons } = useVisitWords().reserve;
  if (!code) return null;
  return (
    <Notice kind="error" live title={errorTextOf('EVENT_RESERVATION_FAILED', locale)}>
      {reasons[REASONS[code] ?? 'server']}
    </Notice>
  );
};
