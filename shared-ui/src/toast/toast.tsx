import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { cross, error, Icon, info, success, warning } from '../icon/index.ts';
import styles from './toast.module.css';

const CLOSE: Record<Locale, string> = { es: 'Cerrar aviso', en: 'Close message' };
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
   * Called when the user closes a toast, or when its time is over. The time stops while the pointer is over
   * the toast or the focus is inside.
   */
  onDismiss: (id: string) => void;
  locale: Locale;
};

/**
 * Short messages in a corner (docs/product/frame.md#visual-sizes). Keep this component mounted: it is the
 * live region, which must exist before its messages.
 */
export function Toasts({ messages, onDismiss, locale }: ToastsProps) {
  return (
    <div role="status" className={styles.region}>
      {messages.map(({ id, text, kind = 'success', action }) => (
        <div
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          // A CSS animation measures how long the toast shows, because CSS can pause it on hover and focus.
          onAnimationEnd={() => onDismiss(id)}
        >
          <Icon path={ICONS[kind]} className={styles.icon} />
          <p>
            {text} {action}
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label={CLOSE[locale]}
            onClick={() => onDismiss(id)}
          >
            <Icon path={cross} size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
