import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedControl, FieldFrame, type FieldWords } from './field-frame.tsx';

export type FieldProps = FieldWords &
  ComponentProps<'input'> & {
    /** At the right inside the frame, e.g. the button that shows a password. */
    trailing?: ReactNode;
  };

export type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'>;

/** A labelled input for one line of text. */
export function Field({ label, help, error, mark, trailing, className, id, ...input }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ label, help, error, mark, className }} id={controlId}>
      <div className={styles.frame}>
        <input
          type="text"
          {...input}
          {...describedControl(controlId, { error, help })}
          className={styles.control}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

/** A labelled input for several lines of text. */
export function TextAreaField({ label, help, error, mark, className, id, ...area }: TextAreaFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ label, help, error, mark, className }} id={controlId}>
      <div className={styles.frame}>
        <textarea
          rows={4}
          {...area}
          {...describedControl(controlId, { error, help })}
          className={styles.control}
        />
      </div>
    </FieldFrame>
  );
}
