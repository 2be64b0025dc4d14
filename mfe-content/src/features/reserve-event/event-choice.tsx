import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { EventSelects } from 'shared-contracts/api/events.schema';
import { formatDate } from 'shared-contracts/domain/dates';
import { FACT_SEPARATOR } from 'shared-contracts/domain/join-facts';
import { useFormField } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import { eventPrice } from '../../lib/event-price.ts';
import { SelectInput } from '../../lib/form/inputs.ts';
import { useFormWords } from '../../messages/forms.ts';
import { useVisitWords } from '../../messages/visits.ts';
import { $seats, seatsWanted } from './reserve-event.model.ts';
import styles from './reserve-event.module.css';

/** Interval after which the form refreshes the number of seats. */
const SEATS_MS = 20_000;

/** Fields for event and number of people, with the event's date, time and number of seats left now. */
export const EventChoice = ({
  events,
  full,
}: Pick<EventSelects, 'events'> & { full: NonNullable<EventSelects['full']> }) => {
  const locale = useLocale();
  const words = useVisitWords();
  const { persons, personCount, choosePersons } = useFormWords();
  const { seats, want } = useUnit({ seats: $seats, want: seatsWanted });
  const { value: slug, change: changeEvent } = useFormField('event');
  const open = events.find((event) => event.slug === slug);
  const waited = full.find((event) => event.slug === slug);
  const chosen = open ?? waited;
  const live = seats?.event === slug ? seats : null;
  const left = live?.seats_left ?? open?.seats_left ?? 0;
  // Before an event is chosen, allow up to the highest number that any event accepts.
  const most = chosen
    ? ((waited ? undefined : live?.max_persons) ?? chosen.max_persons)
    : Math.max(0, ...events.map(({ max_persons }) => max_persons));
  const { value: count, change: changeCount } = useFormField('person_quantity');
  // It began meanwhile, or staff have hidden it.
  const isGone = slug !== '' && !chosen;
  const isTooMany = Number(count) > most;
  /** Number of people that replaced a higher one. */
  const [lowered, setLowered] = useState('');
  const highest = most > 0 ? String(most) : '';
  if (isTooMany && lowered !== highest) setLowered(highest);

  useEffect(() => {
    want(slug);
    const timer = setInterval(() => want(slug), SEATS_MS);
    return () => clearInterval(timer);
  }, [slug, want]);
  // The select cannot show an event that is not offered. Without a value, the form asks for another one.
  useEffect(() => {
    if (isGone) changeEvent('');
  }, [isGone, changeEvent]);
  // Lower a number of people that the event does not accept to the highest that it does.
  useEffect(() => {
    if (isTooMany) changeCount(highest);
  }, [isTooMany, highest, changeCount]);

  const { seatsLeft, full: noSeats } = words.events;
  const seatsNow = live && !live.is_open ? words.reserve.closed : left > 0 ? seatsLeft(left) : noSeats;
  return (
    <>
      <SelectInput
        name="event"
        label={words.reserve.event}
        placeholder={words.reserve.chooseEvent}
        options={[
          ...events.map((event) => ({ value: event.slug, label: event.text })),
          ...full.map((event) => ({ value: event.slug, label: words.reserve.fullEvent(event.text) })),
        ]}
      />
      <p role="status" className={styles.seats}>
        {waited && words.reserve.waits}
        {open && (
          <>
            <span>{eventPrice(open, locale)}</span>
            {FACT_SEPARATOR}
            <span>{seatsNow}</span>
          </>
        )}
        {lowered !== '' && count === lowered && lowered === highest && (
          <span className={styles.lowered}>{words.reserve.lowered(personCount(most))}</span>
        )}
      </p>
      <div className={styles.triple}>
        <SelectInput
          name="person_quantity"
          label={persons}
          placeholder={choosePersons}
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: personCount(index + 1),
          }))}
        />
        <dl className={styles.when}>
          <div>
            <dt>{words.reserve.date}</dt>
            <dd>{chosen ? formatDate(chosen.date, locale) : '–'}</dd>
          </div>
          <div>
            <dt>{words.reserve.hour}</dt>
            <dd>{chosen?.hour ?? '–'}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.note}>{words.reserve.dateHelp}</p>
    </>
  );
};
