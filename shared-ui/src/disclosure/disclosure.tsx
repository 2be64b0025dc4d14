import type { ReactNode } from 'react';
import { chevronDown, Icon } from '../icon/index.ts';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures with the same name form an accordion: opening one closes the others. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/** A native `<details>`: the summary opens the content below it. */
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
