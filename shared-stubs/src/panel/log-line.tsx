import { useState } from 'react';
import type { LogEntry } from '../host/log.ts';
import styles from './log-line.module.css';
import { isProblem, payloadText } from './log-lines.ts';
import type { PanelTexts } from './texts.ts';

/** Seconds since the page was loaded, for example `+1.204 s`. */
const sinceStart = (at: number): string => `+${((at - performance.timeOrigin) / 1_000).toFixed(3)} s`;

/** One call or message. A click opens its payload. */
export const LogLine = ({ entry, t }: { entry: LogEntry; t: PanelTexts }) => {
  const { kind, topic, version, ms, at, detail, payload } = entry;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.line} data-problem={isProblem(entry) || undefined}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.kind}>{t.kinds[kind]}</span>{' '}
          <span className={styles.topic}>
            {topic}
            {version !== undefined && <span className={styles.version}> v{version}</span>}
          </span>{' '}
          <span className={styles.figures}>
            {ms !== undefined && <span>{ms} ms</span>}
            <time dateTime={new Date(at).toISOString()}>{sinceStart(at)}</time>
          </span>
          {detail && (
            <span className={styles.detail} lang="en">
              {detail}
            </span>
          )}
        </summary>
        {/* Render the payload on demand, because some payloads are long. */}
        {isOpen && <pre className={styles.payload}>{payloadText(payload) || t.noPayload}</pre>}
      </details>
    </li>
  );
};
