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
import styles from './result.module.css';

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
