import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** One of `shared-ui/drawing`. */
  drawing: ReactNode;
  title: string;
  /** One sentence: what happened, or what to do. */
  children?: ReactNode;
  /** Buttons or links, e.g. a retry. */
  action?: ReactNode;
  /** Heading level. 1 when the empty state is the whole page. */
  level?: 1 | 2 | 3;
};

/** Replaces missing content with a drawing, an explanation and an action. */
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
