import type { ReactNode } from 'react';
import { error, Icon, info, success, warning } from '../icon/index.ts';
import styles from './notice.module.css';

const ICONS = { info, success, warning, error };

export type NoticeProps = {
  kind?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  /** A button or link after the text. */
  action?: ReactNode;
  /** For a notice that appears after the page has loaded: screen readers announce it, an error at once. */
  live?: boolean;
};

/** A message in the page, next to the content that it concerns. */
export function Notice({ kind = 'info', title, children, action, live }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={live ? role : undefined}>
      <Icon path={ICONS[kind]} size={22} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
