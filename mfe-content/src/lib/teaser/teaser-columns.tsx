import type { ReactNode } from 'react';
import styles from './teaser-columns.module.css';

/** Teasers in columns. Its children must be list items. */
export const TeaserColumns = ({ children }: { children: ReactNode }) => (
  <ul className={styles.columns}>{children}</ul>
);
