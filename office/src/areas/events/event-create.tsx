import { Create, SaveButton, SimpleForm } from 'react-admin';
import { KeepTyped } from '../../forms/keep-typed.tsx';
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
    <SimpleForm warnWhenUnsavedChanges defaultValues={DEFAULTS} toolbar={false} sx={{ maxWidth: 800 }}>
      <KeepTyped />
      <EventFields />
      <SaveButton label="events.create" sx={{ mt: 2, alignSelf: 'start' }} />
    </SimpleForm>
  </Create>
);

export default EventCreate;
