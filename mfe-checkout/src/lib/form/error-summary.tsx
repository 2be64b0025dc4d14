import { useEffect, useId, useRef } from 'react';
import { error as errorIcon, Icon } from 'shared-ui/icon';
import { useMessages } from '../messages.ts';
import styles from './error-summary.module.css';

export interface WrongField {
  name: string;
  label: string;
}

interface ErrorSummaryProps {
  /** Invalid fields of the last submit. A new list takes the focus. */
  fields: readonly WrongField[];
  /** Whether a field is still invalid. Corrected fields leave the list. */
  isWrong: (name: string) => boolean;
  onChosen: (name: string) => void;
}

/** List of invalid fields above the form, with links to them. */
export const ErrorSummary = ({ fields, isWrong, onChosen }: ErrorSummaryProps) => {
  const { common } = useMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fields.length > 0) box.current?.focus();
  }, [fields]);
  const left = fields.filter(({ name }) => isWrong(name));
  if (left.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        <Icon path={errorIcon} size={20} />
        {common.toMend(left.length)}
      </h2>
      <ul className={styles.fields}>
        {left.map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => onChosen(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
