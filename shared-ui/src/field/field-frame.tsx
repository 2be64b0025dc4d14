import type { ReactNode } from 'react';
import { error as errorIcon, Icon } from '../icon/index.ts';
import styles from './field.module.css';

export type FieldWords = {
  /** Accessible name, shown above the control. */
  label: string;
  /** Visible below the control. It describes the control while there is no error. */
  help?: ReactNode;
  /** Error text (docs/product/forms.md#messages). While set, it is the control's accessible description. */
  error?: string | null;
  /** Word beside the label, e.g. "opcional". It is not part of the accessible name. */
  mark?: string;
};

type FieldFrameProps = FieldWords & { id: string; className?: string; children: ReactNode };

/** ARIA of a control inside a FieldFrame of the same id. */
export const describedControl = (id: string, { error, help }: Pick<FieldWords, 'error' | 'help'>) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
});

/** The error text of a field, with an icon. */
export function FieldError({ id, children }: { id: string; children?: string | null }) {
  return children ? (
    <p id={id} className={styles.error}>
      <Icon path={errorIcon} size={16} />
      {children}
    </p>
  ) : null;
}

/** Layout of every form control: label above, then the control, then error and help. */
export function FieldFrame({ id, label, mark, help, error, className = '', children }: FieldFrameProps) {
  return (
    <div className={`${styles.field} ${className}`}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {mark && <span className={styles.mark}>{mark}</span>}
      </div>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
