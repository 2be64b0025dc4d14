import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './radio-group.module.css';

type RadioOption = {
  value: string;
  /** Visible text and accessible name of the option. */
  label: string;
  /** A sentence below the label. It begins the accessible description. */
  detail?: ReactNode;
  /** At the right, e.g. a price. It ends the accessible description. */
  aside?: ReactNode;
  /** Path of `shared-ui/icon`. */
  icon?: string;
  disabled?: boolean;
};

export type RadioGroupProps = {
  /** Name of the group, shown above it. */
  legend: string;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  error?: string | null;
  /** Place cards side by side where the width allows. */
  columns?: boolean;
};

/** Ids of the texts beside and below the label of an option. */
const describedBy = (id: string, { aside, detail }: RadioOption): string | undefined =>
  [detail && `${id}-detail`, aside && `${id}-aside`].filter(Boolean).join(' ') || undefined;

/** Radio buttons as cards. Each native radio stays visible and keeps its keyboard behaviour. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, value, onChange, options, error, columns } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards} data-columns={columns || undefined}>
        {options.map((option) => (
          <div key={option.value} className={styles.card}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={describedBy(`${id}-${option.value}`, option)}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`} className={styles.label}>
              {option.icon && <Icon path={option.icon} size={22} />}
              {option.label}
            </label>
            {option.aside && (
              <span id={`${id}-${option.value}-aside`} className={styles.aside}>
                {option.aside}
              </span>
            )}
            {option.detail && (
              <p id={`${id}-${option.value}-detail`} className={styles.detail}>
                {option.detail}
              </p>
            )}
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
