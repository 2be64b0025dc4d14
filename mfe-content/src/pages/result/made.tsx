/** Parts of a thank-you page: what became of a reservation, its code, or the number of a message. */
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { reservationEntryPath } from 'shared-contracts/api/reservations';
import type { Reservation } from 'shared-contracts/api/reservations.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import type { contact } from '../../features/send-contact/send-contact.model.ts';
import { useFormWords } from '../../messages/forms.ts';
import type { ReservationSubmission } from './keep-answer.ts';
import styles from './result.module.css';
import { type HeadProps, ResultHead } from './result-view.tsx';

const isConfirmed = ({ confirm_until, is_waiting }: Reservation): boolean => !confirm_until && !is_waiting;

/** The shop's advice, which is for a confirmed reservation. Hidden when the page knows that it is not confirmed. */
export const ReservationAdvice = ({ of, children }: { of: ReservationSubmission; children: ReactNode }) => {
  const made = useUnit(of.$answer)?.data;
  return made && !isConfirmed(made) ? null : children;
};

/** The reservation with its code. Nothing without the answer to its submission. */
export const MadeReservation = ({ of }: { of: ReservationSubmission }) => {
  const locale = useLocale();
  const { result, personCount } = useFormWords();
  const made = useUnit(of.$answer)?.data;
  if (!made) return null;
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
      {isConfirmed(made) && (
        <a href={reservationEntryPath(made.token)} download>
          {result.toCalendar}
        </a>
      )}
    </div>
  );
};

/** The shop's text thanks for a confirmed reservation. Without the answer, the page does not know how it stands. */
export const ReservationHead = ({ of, ...shop }: HeadProps & { of: ReservationSubmission }) => {
  const locale = useLocale();
  const { result } = useFormWords();
  const made = useUnit(of.$answer)?.data;
  if (!made) return <ResultHead title={result.sent} text={result.sentText} />;
  if (made.is_waiting) return <ResultHead title={result.waiting} text={result.waitingText} />;
  if (!made.confirm_until) return <ResultHead {...shop} />;
  const until = formatDateTime(made.confirm_until, locale);
  return <ResultHead title={result.held} text={result.heldUntil(until)} />;
};

/** Number of the message that was sent last. */
export const MessageNumber = ({ of }: { of: (typeof contact)[keyof typeof contact] }) => {
  const { result } = useFormWords();
  const sent = useUnit(of.$answer);
  return (
    sent && (
      <p className={styles.made}>
        <span>
          {result.message} <strong>{sent.data.number}</strong>
        </span>
      </p>
    )
  );
};
