import { Create } from 'react-admin';
import { OfficeForm } from '../../forms/office-form.tsx';
import { EventFields } from './event-fields.tsx';

const DEFAULTS = {
  kind: 'tasting',
  hour: '19:30',
  duration_minutes: 120,
  price: 0,
  capacity: 12,
  max_persons: 6,
  is_visible: true,
};

/** Form of a new event. */
const EventCreate = () => (
  <Create title="events.create" redirect="edit">
    <OfficeForm maxWidth={800} save="events.create" defaultValues={DEFAULTS}>
      <EventFields />
    </OfficeForm>
  </Create>
);

export default EventCreate;
