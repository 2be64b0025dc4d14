import type { EndpointInput } from 'shared-contracts/api/endpoint';
import type { addReservation } from 'shared-contracts/office/reservations.schema';

type Body = EndpointInput<typeof addReservation>['body'];
/** Form of a new reservation. Without an event it is a table. */
export type ReservationForm = Omit<Body, 'event'> & { event?: string | null };

export const toBody = ({ event, date, hour, people, name, phone, email, note }: ReservationForm): Body => ({
  event: event || null,
  date,
  hour,
  people,
  name,
  phone,
  email: email ?? '',
  note: note ?? '',
});
