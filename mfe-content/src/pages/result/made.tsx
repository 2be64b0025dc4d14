/** Submission on the thank-you page: a reservation with its code, or the number of a message. */
import { useUnit } from 'effector-react';
import { reservationEntryPath } from 'shared-contracts/api/reservations';
import type { Reservation } from 'shared-contracts/api/reservations.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import { reservation } from '../../features/reserve-event/reserve-event.model.ts';
import { table } from '../../features/reserve-table/reserve-table.model.ts';
import { contact } from '../../features/send-contact/send-contact.model.ts';
import { useFormWords } from '../../messages/forms.ts';
import type { Made as Reservable } from './keep-answer.ts';
import styles from './result.module.css';
import { type HeadProps, ResultHead } from './result-view.tsx';

const Made = ({ made }: { made: Reservation }) => {
  const locale = useLocale();
  const { result, personCount } = useFormWords();
  return (
    <div className={styles.made}>
      <p>
        {result.number} <strong>{made.number}</strong>
      </p>
      <p>
        {made.event ?? result.table}
        <br />
        {joinFacts([formatDateTime(made.starts_at, locale), personCount(made.person_quantity)])}
      </p>
      {!made.confirm_until && !made.is_waiting && (
        <a href={reservationEntryPath(made.token)} download>
          {result.toCalendar}
        </a>
      )}
    </div>
  );
};

/** The shop's text thanks for a confirmed reservation. Without the answer, the page does not know how it stands. */
const ReservationHead = ({ of, ...shop }: HeadProps & { of: Reservable }) => {
  const locale = useLocale();
  const { result } = useFormWords();
  const made = useUnit(of.$answer)?.data;
  if (!made) return <ResultHead title={result.sent} text={result.sentText} />;
  if (made.is_waiting) return <ResultHead title={result.waiting} text={result.waitingText} />;
  if (!made.confirm_until) return <ResultHead {...shop} />;
  const until = formatDateTime(made.confirm_until, locale);
  return <ResultHead title={result.held} text={result.heldUntil(until)} />;
};

export const EventHead = (shop: HeadProps) => <ReservationHead of={reservation} {...shop} />;
export const TableHead = (shop: HeadProps) => <ReservationHead of={table} {...shop} />;

export const MadeAtEvent = () => {
  const made = useUnit(reservation.$answer);
  return made && <Made made={made.data} />;
};

export const MadeTable = () => {
  const made = useUnit(table.$answer);
  return made && <Made made={made.data} />;
};

const MessageNumber = ({ number }: { number: string }) => {
  const { result } = useFormWords();
  return (
    <p className={styles.made}>
      <span>
        {result.message} <strong>{number}</strong>
      </span>
    </p>
  );
};

export const SentByPerson = () => {
  const sent = useUnit(contact.person.$answer);
  return sent && <MessageNumber number={sent.data.number} />;
};

export const SentByCompany = () => {
  const sent = useUnit(contact.company.$answer);
  return sent && <MessageNumber number={sent.data.number} />;
};
