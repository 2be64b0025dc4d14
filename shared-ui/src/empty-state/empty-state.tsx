import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** One of `shared-ui/drawing`. */
  drawing: ReactNode;
  title: string;
  /** What happened or what to do, in a sentence. */
  children?: ReactNode;
  /** The one useful action. */
  action?: ReactNode;
  /** Level of its heading; 1 when it is the whole page. */
  level?: 1 | 2 | 3;
};

/** Nothing here, and what to do about it. */
export function EmptyState({ drawing, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
