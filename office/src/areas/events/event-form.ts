import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { createEvent, listEvents, readEvent } from 'shared-contracts/office/events.schema';

export type ListedEvent = EndpointOutput<typeof listEvents>['data'][number];
export type EventDetail = EndpointOutput<typeof readEvent>;
type Body = EndpointInput<typeof createEvent>['body'];
/** A form. `newPicture` is set after an upload. */
export type CreateForm = Body & { newPicture?: Body['picture'] };
export type ChangeForm = CreateForm & { version: string; reason: string };

export const KINDS = ['tasting', 'dinner', 'workshop', 'visit', 'party'] as const;

/** Body of a form, without the fields of the record that it does not change. */
export const toBody = (form: CreateForm): Body => ({
  kind: form.kind,
  day: form.day,
  hour: form.hour,
  duration_minutes: form.duration_minutes,
  price: form.price,
  capacity: form.capacity,
  max_persons: form.max_persons,
  is_visible: form.is_visible,
  es: form.es,
  en: form.en,
  ...(form.newPicture && { picture: form.newPicture }),
});
