import { useState } from 'react';
import type { BusRecord } from 'shared-contracts/bus/bus';
import { LogLine } from '../panel/log-line.tsx';
import { TOPIC_NAMES } from './check-message.ts';
import type { PanelMessages } from './messages.ts';
import styles from './panel.module.css';

/** Number of newest messages shown. The recording keeps all. */
const SHOWN = 200;

/** Seconds since the page was loaded, for example `+1.204 s`. */
const sinceStart = (at: number): string => `+${((at - performance.timeOrigin) / 1_000).toFixed(3)} s`;

interface MessagesSectionProps {
  entries: readonly BusRecord[];
  onClear: () => void;
  t: PanelMessages;
}

/** All sent and refused bus messages, newest first. */
export const MessagesSection = ({ entries, onClear, t }: MessagesSectionProps) => {
  const [only, setOnly] = useState('');
  const shown = entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => !only || entry.topic === only)
    .slice(-SHOWN)
    .reverse();
  return (
    <div className={styles.rows}>
      <label>
        <span>{t.only}</span>
        <select value={only} onChange={({ target }) => setOnly(target.value)}>
          <option value="">{t.all}</option>
          {TOPIC_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={onClear}>
        {t.clear}
      </button>
      {shown.length ? (
        <ol className={styles.messages} aria-label={t.log}>
          {shown.map(({ entry, index }) => (
            <LogLine
              key={index}
              {...entry}
              label={t.kinds[entry.kind]}
              time={sinceStart(entry.at)}
              isProblem={entry.kind === 'failure' || entry.kind === 'refusal'}
              noPayload={t.noPayload}
            />
          ))}
        </ol>
      ) : (
        <p>{t.nothing}</p>
      )}
    </div>
  );
};
