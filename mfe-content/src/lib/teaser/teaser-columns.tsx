import type { ReactNode } from 'react';
import styles from './teaser-columns.module.css';

/** Teasers side by side; its children are list items. */
export const TeaserColumns = ({ children }: { children: ReactNode }) => (
  <ul className={styles.columns}>{children}</ul>
);
