import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { cross, error, Icon, info, success, warning } from '../icon/index.ts';
import { toastMessages } from './toast.messages.ts';
import styles from './toast.module.css';

const ICONS = { info, success, warning, error };

export type ToastMessage = {
  id: string;
  text: string;
  kind?: keyof typeof ICONS;
  /** A link or button, e.g. "Ver carrito". */
  action?: ReactNode;
};

export type ToastsProps = {
  messages: readonly ToastMessage[];
  /** The shopper closed it, or its time is over (it waits under the pointer and while it holds the focus). */
  onDismiss: (id: string) => void;
  locale: Locale;
};

/** Short messages in a corner, at most 350 px wide (SPEC §9). Keep it mounted: it is the live region. */
export function Toasts({ messages, onDismiss, locale }: ToastsProps) {
  return (
    <div role="status" className={styles.region}>
      {messages.map(({ id, text, kind = 'success', action }) => (
        <div
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          // The animation of its life is the clock: it pauses in CSS and needs no timer.
          onAnimationEnd={() => onDismiss(id)}
        >
          <Icon path={ICONS[kind]} className={styles.icon} />
          <p>
            {text} {action}
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label={toastMessages[locale].close}
            onClick={() => onDismiss(id)}
          >
            <Icon path={cross} size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
