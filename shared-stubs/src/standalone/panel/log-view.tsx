import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { SelectField } from 'shared-ui/select-field';
import type { HostLog } from '../../host/log.ts';
import { LogLine } from '../../panel/log-line.tsx';
import { chooseEntries, isLogGroup, isProblem, LOG_GROUPS, type LogGroup } from '../../panel/log-lines.ts';
import styles from './log-view.module.css';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const groups = Object.entries(LOG_GROUPS).map(([value, { label }]) => ({ value, label }));

/** Calls and messages, newest first. Each can be expanded to its payload. */
export const LogView = ({ log }: { log: HostLog }) => {
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const [group, setGroup] = useState<LogGroup>('all');
  const [text, setText] = useState('');
  const headingId = useId();
  const chosen = chooseEntries(entries, { group, text });
  return (
    <section className={styles.log} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Calls and messages
      </h2>
      <div className={styles.tools}>
        <SelectField
          label="Show"
          options={groups}
          value={group}
          onChange={({ target }) => isLogGroup(target.value) && setGroup(target.value)}
        />
        <Field label="Filter" value={text} onChange={({ target }) => setText(target.value)} />
        <Button size="small" onClick={log.clear}>
          Clear
        </Button>
      </div>
      {chosen.length === 0 ? (
        <p className={styles.none}>{entries.length === 0 ? 'Nothing yet.' : 'Nothing fits the filter.'}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        <ol className={styles.lines} tabIndex={0} aria-label="Log">
          {chosen.toReversed().map((entry) => (
            <LogLine
              key={entry.id}
              {...entry}
              label={entry.kind}
              time={<time dateTime={new Date(entry.at).toISOString()}>{time.format(entry.at)}</time>}
              isProblem={isProblem(entry)}
              noPayload="No payload."
            />
          ))}
        </ol>
      )}
    </section>
  );
};
