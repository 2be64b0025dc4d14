import { useUnit } from 'effector-react';
import { useEffect, useId, useState } from 'react';
import type { TableAvailability } from 'shared-contracts/api/reservations.schema';
import { useFormField } from 'shared-kit/form/form-field';
import { dataOf } from 'shared-kit/query/outcome';
import { Button } from 'shared-ui/button';
import { FieldError } from 'shared-ui/field';
import { Skeleton } from 'shared-ui/skeleton';
import { useFormWords } from '../../messages/forms.ts';
import { useTableWords } from '../../messages/tables.ts';
import { hours, hoursWanted, isComplete } from './reserve-table.model.ts';
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

/** Hours of the chosen day as radios. Hours without enough free seats now are disabled. */
export const HourChoice = ({ minutes }: { minutes: number }) => {
  const words = useTableWords();
  const { persons: personsLabel, choosePersons } = useFormWords();
  const { outcome, want } = useUnit({ outcome: hours.$outcome, want: hoursWanted });
  const { value: date } = useFormField('date');
  const persons = Number(useFormField('person_quantity').value);
  const { value: hour, change, error } = useFormField('hour');
  const errorId = useId();
  const isChosen = isComplete({ date, persons });
  const shown = isChosen ? (dataOf(outcome)?.hours ?? null) : null;
  const free = shown?.filter(({ is_free }) => is_free) ?? null;
  const isAsking = isChosen && outcome.kind === 'pending';
  const hasFailed = isChosen && outcome.kind === 'failed';
  const hasFree = free !== null && free.length > 0;
  const isFree = (wanted: string) => free?.some((one) => one.hour === wanted) === true;
  const isTaken = free !== null && hour !== '' && !isFree(hour);
  // The form clears a chosen hour that is taken meanwhile. Keep it here, so that the status names it.
  const [takenHour, setTakenHour] = useState('');
  if (isTaken && takenHour !== hour) setTakenHour(hour);
  const namesTaken = takenHour !== '' && hour === '' && !isFree(takenHour);

  useEffect(() => {
    want({ date, persons });
    const timer = setInterval(() => want({ date, persons }), HOURS_MS);
    return () => clearInterval(timer);
  }, [date, persons, want]);
  // Clear the chosen hour when it is not free, e.g. for a new day or number of people.
  useEffect(() => {
    if (isTaken) change('');
  }, [isTaken, change]);

  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{words.hour}</legend>
      <div className={styles.evening}>
        {shown && shown.length > 0 && <HourRadios hours={shown} />}
        {isAsking && <Skeleton step="48" />}
        <p role="status" className={styles.note}>
          {date === '' ? words.chooseFirst : !isChosen && `${personsLabel}: ${choosePersons}`}
          {isAsking && <span className="visually-hidden">{words.asking}</span>}
          {shown?.length === 0 && words.noHours}
          {shown && shown.length > 0 && free?.length === 0 && words.allFull}
          {hasFree && namesTaken && words.hourLost(takenHour)}
          {hasFree && !namesTaken && <span className="visually-hidden">{words.hoursFree(free.length)}</span>}
          {hasFailed && words.hoursFailed}
        </p>
        {hasFailed && (
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
