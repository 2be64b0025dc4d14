import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { useSessionFlag } from './use-session-flag.ts';

interface FoldProps {
  /** Key under which the browser remembers whether it is open. */
  name: string;
  title: string;
  children: ReactNode;
}

/** A section of the panel that can be folded. */
export const Fold = ({ name, title, children }: FoldProps) => {
  const [isOpen, open] = useSessionFlag(name, true);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};
