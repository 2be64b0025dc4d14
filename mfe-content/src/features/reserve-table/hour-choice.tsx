import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import type { TableAvailability } from 'shared-contracts/api/reservations.schema';
import { Button } from 'shared-ui/button';
import { FieldError } from 'shared-ui/field';
import { Skeleton } from 'shared-ui/skeleton';
import { useFormField } from '../../lib/form/index.ts';
import { useTableWords } from '../../lib/table-words.ts';
import { $hours, hoursWanted } from './reserve-table.model.ts';
import styles from './reserve-table.module.css';

/** Interval after which the form refreshes the hours. */
const HOURS_MS = 30_000;

const HourRadios = ({ hours }: { hours: TableAvailability['hours'] }) => {
  const { full } = useTableWords();
  const { value, change, control } = useFormField('hour');
  const id = useId();
  return (
    <div className={styles.hours}>
      {hours.map(({ hour, is_free }) => (
        <div key={hour} className={styles.cell}>
          <input
            id={`${id}-${hour}`}
            type="radio"
            className={styles.radio}
            name={control.name}
            value={hour}
            checked={hour === value}
            disabled={!is_free}
            onChange={() => change(hour)}
            onBlur={control.onBlur}
          />
          <label htmlFor={`${id}-${hour}`} className={styles.face}>
            {hour}
            {!is_free && <span className={styles.full}>{full}</span>}
          </label>
        </div>
      ))}
    </div>
  );
};

/** Hours of the chosen day with enough free seats now. */
export const HourChoice = ({ minutes }: { minutes: number }) => {
  const words = useTableWords();
  const { hours, want } = useUnit({ hours: $hours, want: hoursWanted });
  const { value: date } = useFormField('date');
  const persons = Number(useFormField('person_quantity').value);
  const { value: hour, change, error } = useFormField('hour');
  const errorId = useId();
  const free = hours.kind === 'ready' ? hours.hours.filter(({ is_free }) => is_free) : null;
  const isGone = free !== null && hour !== '' && !free.some((one) => one.hour === hour);

  useEffect(() => {
    want({ date, persons });
    const timer = setInterval(() => want({ date, persons }), HOURS_MS);
    return () => clearInterval(timer);
  }, [date, persons, want]);
  // Clear an hour that the new day or number of people does not have.
  useEffect(() => {
    if (isGone) change('');
  }, [isGone, change]);

  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{words.hour}</legend>
      <div className={styles.evening}>
        {hours.kind === 'ready' && hours.hours.length > 0 && <HourRadios hours={hours.hours} />}
        {hours.kind === 'asking' && <Skeleton step="48" />}
        <p role="status" className={styles.note}>
          {hours.kind === 'none' && words.chooseFirst}
          {hours.kind === 'asking' && <span className="visually-hidden">{words.asking}</span>}
          {hours.kind === 'ready' && hours.hours.length === 0 && words.noHours}
          {free?.length === 0 && hours.kind === 'ready' && hours.hours.length > 0 && words.allFull}
          {hours.kind === 'failed' && words.hoursFailed}
        </p>
        {hours.kind === 'failed' && (
          <Button size="small" onClick={() => want({ date, persons })}>
            {words.retry}
          </Button>
        )}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      <p className={styles.note}>{words.hourHelp(minutes)}</p>
    </fieldset>
  );
};
