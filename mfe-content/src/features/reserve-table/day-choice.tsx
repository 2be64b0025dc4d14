import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDate, formatMonth } from 'shared-contracts/domain/dates';
import { useFormField } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import { FieldError } from 'shared-ui/field';
import { chevronLeft, chevronRight, Icon } from 'shared-ui/icon';
import { useTableWords } from '../../messages/tables.ts';
import { type Day, dayAfterKey, monthsOf, monthToShow } from './calendar-days.ts';
import styles from './reserve-table.module.css';

interface DayRadioProps {
  day: Day;
  isChosen: boolean;
  name: string;
  /** Number of empty cells before this day: 0 unless it is the first day of its month. */
  blanks: number;
  onChoose: (date: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

const DayRadio = ({ day, isChosen, blanks, onChoose, ...control }: DayRadioProps) => {
  const locale = useLocale();
  const { closed } = useTableWords();
  const id = useId();
  const { date, is_open } = day;
  return (
    <div className={styles.cell} data-column={blanks > 0 ? blanks + 1 : undefined}>
      <input
        id={id}
        type="radio"
        className={styles.radio}
        {...control}
        value={date}
        checked={isChosen}
        disabled={!is_open}
        onChange={() => onChoose(date)}
      />
      <label htmlFor={id} className={styles.face} title={day.reason ?? undefined}>
        <span className="visually-hidden">
          {formatDate(date, locale)}
          {!is_open && `, ${day.reason ?? closed}`}
        </span>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
      </label>
    </div>
  );
};

interface TurnButtonProps {
  icon: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const TurnButton = ({ icon, label, disabled, onClick }: TurnButtonProps) => (
  <button type="button" className={styles.turn} aria-label={label} disabled={disabled} onClick={onClick}>
    <Icon path={icon} />
  </button>
);

/**
 * Choice of a day: a calendar of native radios, so that it works by touch, with screen readers and without
 * JavaScript. Scripts add the usual calendar keys.
 */
export const DayChoice = ({ days }: { days: readonly Day[] }) => {
  const locale = useLocale();
  const words = useTableWords();
  const { value, change, control, error } = useFormField('date');
  const months = monthsOf(days);
  const [place, setPlace] = useState(() => monthToShow(months, value));
  const isMoving = useRef(false);
  const sheet = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const month = months[place];

  // Focus the day that a key has chosen: it may be in a month that has just been rendered.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    sheet.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [value]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = dayAfterKey(days, event.currentTarget.value, event.key);
    if (next === null) return;
    event.preventDefault();
    change(next);
    setPlace(monthToShow(months, next));
    isMoving.current = next !== value;
  };

  if (!month) return null;
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        {words.date}
        <span className={styles.chosen} aria-live="polite">
          {value ? formatDate(value, locale) : words.chooseDate}
        </span>
      </legend>
      <div className={styles.calendar}>
        <div className={styles.month}>
          <TurnButton
            icon={chevronLeft}
            label={words.previousMonth}
            disabled={place === 0}
            onClick={() => setPlace(place - 1)}
          />
          <p aria-live="polite">{formatMonth(month.id, locale)}</p>
          <TurnButton
            icon={chevronRight}
            label={words.nextMonth}
            disabled={place === months.length - 1}
            onClick={() => setPlace(place + 1)}
          />
        </div>
        <div className={styles.week} aria-hidden="true">
          {words.weekdays.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div ref={sheet} className={styles.days}>
          {month.days.map((day, index) => (
            <DayRadio
              key={day.date}
              day={day}
              isChosen={day.date === value}
              name={control.name}
              blanks={index === 0 ? month.blanks : 0}
              onChoose={change}
              onKeyDown={onKeyDown}
              onBlur={control.onBlur}
            />
          ))}
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      <p className={styles.keys}>{words.keys}</p>
    </fieldset>
  );
};
