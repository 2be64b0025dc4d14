import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Two fields side by side on wide screens. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
