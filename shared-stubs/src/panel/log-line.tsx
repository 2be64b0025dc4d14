import { type ReactNode, useState } from 'react';
import styles from './log-line.module.css';
import { payloadText } from './log-lines.ts';

export interface LogLineProps {
  /** Name of the event in the language of the panel. */
  label: string;
  topic: string;
  version?: number | undefined;
  /** Duration of a call or a command, ms. */
  ms?: number | undefined;
  time: ReactNode;
  /** Why the bus refused the message. */
  detail?: string | undefined;
  payload?: unknown;
  isProblem: boolean;
  /** Text for an entry without payload. */
  noPayload: string;
}

/** One call or message in the log of a panel. It opens to its payload. */
export const LogLine = (props: LogLineProps) => {
  const { label, topic, version, ms, time, detail, payload, isProblem, noPayload } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.line} data-problem={isProblem || undefined}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.kind}>{label}</span>{' '}
          <span className={styles.topic}>
            {topic}
            {version !== undefined && <span className={styles.version}> v{version}</span>}
          </span>{' '}
          <span className={styles.figures}>
            {ms !== undefined && <span>{ms} ms</span>}
            {time}
          </span>
          {detail && (
            <span className={styles.detail} lang="en">
              {detail}
            </span>
          )}
        </summary>
        {/* Render the payload on demand, because some payloads are long. */}
        {isOpen && <pre className={styles.payload}>{payloadText(payload) || noPayload}</pre>}
      </details>
    </li>
  );
};
