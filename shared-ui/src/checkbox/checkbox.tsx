import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedControl, FieldError } from '../field/index.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Accessible name. It may contain links. */
  label: ReactNode;
  /** Beside the label, but not part of the name, e.g. the count of a filter. */
  mark?: ReactNode;
  error?: string | null;
};

/** A native checkbox in the shop's colour. Its label is a large touch target. */
export function Checkbox({ label, mark, error, id, className = '', ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={`${styles.checkbox} ${className}`}>
      <div className={styles.row}>
        <input
          {...input}
          {...describedControl(controlId, { error })}
          type="checkbox"
          className={styles.box}
        />
        <label htmlFor={controlId}>{label}</label>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      </div>
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
