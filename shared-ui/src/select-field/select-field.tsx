import { type ComponentProps, useId } from 'react';
import { describedControl, FieldFrame, type FieldWords } from '../field/index.ts';
import { chevronDown, Icon } from '../icon/index.ts';
import styles from './select-field.module.css';

type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldWords &
  ComponentProps<'select'> & {
    options: readonly SelectOption[];
    /** Label of an empty first option, e.g. "Elige una comuna". */
    placeholder?: string;
  };

/** A labelled native `<select>`: phones show their own list, and it needs no script. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, mark, className, id, options, placeholder, ...select } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ label, help, error, mark, className }} id={controlId}>
      <div className={styles.frame}>
        <select {...select} {...describedControl(controlId, { error, help })} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </div>
    </FieldFrame>
  );
}
