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
  /**
   * Called when the user closes a toast, or after its time. The time stops under the pointer and with the
   * focus inside.
   */
  onDismiss: (id: string) => void;
  locale: Locale;
};

/**
 * Short messages in a corner (docs/product/frame.md#visual-sizes). Keep it mounted, because it is the live
 * region.
 */
export function Toasts({ messages, onDismiss, locale }: ToastsProps) {
  return (
    <div role="status" className={styles.region}>
      {messages.map(({ id, text, kind = 'success', action }) => (
        <div
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          // A CSS animation measures the time: CSS can pause it, and no timer is needed.
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
