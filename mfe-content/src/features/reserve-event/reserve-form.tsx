import { useUnit } from 'effector-react';
import type { EventSelects } from 'shared-contracts/api/events.schema';
import { EVENT_RESERVATION_FAILED } from 'shared-contracts/domain/error-catalogue';
import { useFormField } from 'shared-kit/form/form-field';
import { useLocale } from 'shared-kit/locale';
import { DataForm } from '../../lib/form/data-form.tsx';
import { GuestFields } from '../../lib/guest/guest-fields.tsx';
import { useFormWords } from '../../messages/forms.ts';
import { useVisitWords } from '../../messages/visits.ts';
import { EventChoice } from './event-choice.tsx';
import { EMPTY, type FormValues, rulesOf } from './reservation-form.ts';
import { reservation } from './reserve-event.model.ts';

interface ReserveFormProps {
  events: EventSelects['events'];
  /** Full events with a waiting list. */
  full: NonNullable<EventSelects['full']>;
  /** Slug of the event in the URL. '' for none. */
  chosen: string;
}

/** Label of the button: for a full event, sending the form joins its waiting list. */
const SubmitLabel = ({ full }: Pick<ReserveFormProps, 'full'>) => {
  const { reserve } = useVisitWords();
  const { value: chosen } = useFormField('event');
  return full.some(({ slug }) => slug === chosen) ? reserve.joinList : reserve.submit;
};

/** Reservation form of events. Keeps its values until the reservation succeeds. */
export const ReserveForm = ({ events, full, chosen }: ReserveFormProps) => {
  const locale = useLocale();
  const { reserve } = useVisitWords();
  const { fields } = useFormWords();
  const { submit, typed, failure, isSending } = useUnit(reservation);
  return (
    <DataForm<FormValues>
      label={reserve.form}
      initial={{ ...EMPTY, ...typed, event: chosen || (typed?.event ?? '') }}
      rules={rulesOf(fields)}
      onSubmit={(values) => {
        const waited = full.find(({ slug }) => slug === values.event);
        const event = waited ?? events.find(({ slug }) => slug === values.event);
        if (event) submit({ ...values, date: event.date, hour: event.hour, wait: waited !== undefined });
      }}
      isSending={isSending}
      failure={failure}
      submitLabel={<SubmitLabel full={full} />}
      sendingLabel={reserve.sending}
      failedTitle={EVENT_RESERVATION_FAILED[locale]}
    >
      <EventChoice events={events} full={full} />
      <GuestFields messageHelp={reserve.messageHelp} />
    </DataForm>
  );
};
