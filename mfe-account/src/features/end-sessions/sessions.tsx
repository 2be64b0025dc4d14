import { useUnit } from 'effector-react';
import type { Session } from 'shared-contracts/api/sessions.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { deviceOf } from './device-of.ts';
import { $ended, ending, endingOthers } from './end-sessions.model.ts';
import styles from './sessions.module.css';

const OpenSession = ({ session }: { session: Session }) => {
  const { sessions } = useMessages();
  const locale = useLocale();
  const [end, isEnding] = useUnit([ending.submitted, ending.$isSending]);
  const { program, system } = deviceOf(session.user_agent);
  const device = sessions.device(program, system);
  const since = formatDateTime(session.created_at, locale);
  return (
    <li className={styles.session}>
      <div>
        <h3>{device}</h3>
        <p className={layout.quiet}>
          {sessions.used}{' '}
          <time dateTime={session.last_used_at}>{formatDateTime(session.last_used_at, locale)}</time>
          <br />
          {sessions.since} <time dateTime={session.created_at}>{since}</time>
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="olive">{sessions.current}</Badge>
      ) : (
        <Button
          size="small"
          busy={isEnding}
          aria-label={sessions.endNamed(device, since)}
          onClick={() => end(session.id)}
        >
          {sessions.end}
        </Button>
      )}
    </li>
  );
};

/** Active sessions. The customer can end one or all others. */
export const Sessions = ({ rows }: { rows: readonly Session[] }) => {
  const { sessions } = useMessages();
  const { ended, endOthers, isEnding, failure, failureOfOthers } = useUnit({
    ended: $ended,
    endOthers: endingOthers.submitted,
    isEnding: endingOthers.$isSending,
    failure: ending.$failure,
    failureOfOthers: endingOthers.$failure,
  });
  const hasOthers = rows.some(({ is_current }) => !is_current);
  return (
    <>
      <ul className={styles.list} aria-label={sessions.list}>
        {rows.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
      <div className={layout.row}>
        {hasOthers && (
          <Button busy={isEnding} onClick={() => endOthers()}>
            {sessions.endOthers}
          </Button>
        )}
        <p role="status">{ended === null ? '' : sessions.ended(ended)}</p>
      </div>
      <FailureNotice failure={failure ?? failureOfOthers} />
    </>
  );
};
