import { useState } from 'react';
import type { BusRecord } from 'shared-contracts/bus/bus';
import { TOPIC_NAMES } from './check-message.ts';
import type { PanelMessages } from './messages.ts';
import styles from './panel.module.css';

/** Number of newest messages shown. The recording keeps all. */
const SHOWN = 200;

const toText = (payload: unknown): string =>
  payload instanceof Error ? payload.message : (JSON.stringify(payload, null, 2) ?? '');

/** Seconds since the page was loaded, for example `+1.204 s`. */
const sinceStart = (at: number): string => `+${((at - performance.timeOrigin) / 1_000).toFixed(3)} s`;

const Message = ({ entry, t }: { entry: BusRecord; t: PanelMessages }) => {
  const { kind, topic, version, payload, at, detail, ms } = entry;
  return (
    <li className={styles.message} data-kind={kind}>
      <p>
        <strong>{t.kinds[kind]}</strong> <code>{topic}</code> v{version}{' '}
        <small>
          {sinceStart(at)}
          {ms === undefined ? '' : ` · ${ms} ms`}
        </small>
      </p>
      {detail && <p lang="en">{detail}</p>}
      <details>
        <summary>{t.payload}</summary>
        <pre>{toText(payload)}</pre>
      </details>
    </li>
  );
};

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
            <Message key={index} entry={entry} t={t} />
          ))}
        </ol>
      ) : (
        <p>{t.nothing}</p>
      )}
    </div>
  );
};
