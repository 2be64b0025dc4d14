import type { ReactNode } from 'react';
import { error, Icon, info, success, warning } from '../icon/index.ts';
import styles from './notice.module.css';

const ICONS = { info, success, warning, error };

export type NoticeProps = {
  kind?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  /** A button or link at its end. */
  action?: ReactNode;
  /** It appears while the page is in use, so screen readers must hear of it; an error at once. */
  live?: boolean;
};

/** A message within the page, beside what it is about. */
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
