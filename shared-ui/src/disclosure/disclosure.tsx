import type { ReactNode } from 'react';
import { chevronDown, Icon } from '../icon/index.ts';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  /** Those of one name close each other: an accordion. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/** A heading that opens what lies below it, with the browser's own `<details>`. */
export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
