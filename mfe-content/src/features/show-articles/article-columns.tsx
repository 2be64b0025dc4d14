// Drawn once: memory between renders would only add bytes.
'use no memo';
import type { ReactNode } from 'react';
import styles from './article-columns.module.css';

/** Articles side by side; its children are list items. */
export const ArticleColumns = ({ children }: { children: ReactNode }) => (
  <ul className={styles.columns}>{children}</ul>
);
