import { useId, useState } from 'react';
import type { LogEntry } from '../host/log.ts';
import { TOPIC_NAMES } from './check-message.ts';
import { LogLine } from './log-line.tsx';
import { chooseEntries, isLogGroup, type LogGroup, type PanelLog } from './log-lines.ts';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

/** Number of newest lines shown. The log keeps more. */
const SHOWN = 200;

interface LogSectionProps {
  log: PanelLog;
  entries: readonly LogEntry[];
  /** Groups that this log can have. */
  groups: readonly LogGroup[];
  t: PanelTexts;
}

/** Calls and bus messages, newest first. Each line opens to its payload. */
export const LogSection = ({ log, entries, groups, t }: LogSectionProps) => {
  const [group, setGroup] = useState<LogGroup>('all');
  const [text, setText] = useState('');
  const topicsId = useId();
  const shown = chooseEntries(entries, { group, text }).slice(-SHOWN).reverse();
  return (
    <div className={styles.rows}>
      <label>
        <span>{t.only}</span>
        <select value={group} onChange={({ target }) => isLogGroup(target.value) && setGroup(target.value)}>
          {groups.map((name) => (
            <option key={name} value={name}>
              {t.groups[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t.filter}</span>
        <input
          type="search"
          list={topicsId}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <datalist id={topicsId}>
        {TOPIC_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="button" onClick={log.clear}>
        {t.clear}
      </button>
      {shown.length ? (
        <ol className={styles.messages} aria-label={t.log}>
          {shown.map((entry) => (
            <LogLine key={entry.id} entry={entry} t={t} />
          ))}
        </ol>
      ) : (
        <p>{entries.length ? t.nothingFits : t.nothing}</p>
      )}
    </div>
  );
};
