/** Data of the signed-in customer, loaded when a form needs it. */
import { createEvent, createStore, sample } from 'effector';
import { readProfile } from 'shared-contracts/api/profile';
import { sessionState } from 'shared-contracts/bus/topics';
import { formatRut } from 'shared-contracts/domain/rut';
import { createApiEffect, fromTopic } from 'shared-kit/host';

/** A form that can be prefilled is mounted. */
export const personWanted = createEvent();
/** That form is gone. The customer may change the profile before the next one. */
export const personLeft = createEvent();

const sessionHeard = fromTopic(sessionState);
const readProfileFx = createApiEffect(readProfile);

const $customerId = createStore<string | null>(null, { serialize: 'ignore' }).on(
  sessionHeard,
  (_, session) => (session.kind === 'customer' ? session.id : null),
);
const $isWanted = createStore(false, { serialize: 'ignore' })
  .on(personWanted, () => true)
  .reset(personLeft);
/** Field → value of the signed-in customer. Null for a guest, while it loads, and after a failure. */
export const $knownPerson = createStore<Readonly<Record<string, string>> | null>(null, {
  serialize: 'ignore',
}).reset($customerId, personLeft);

sample({
  clock: [personWanted, $customerId],
  source: { id: $customerId, isWanted: $isWanted, known: $knownPerson, isReading: readProfileFx.pending },
  filter: ({ id, isWanted, known, isReading }) => id !== null && isWanted && known === null && !isReading,
  fn: () => ({}),
  target: readProfileFx,
});
// Ignore the data of a customer who has signed out or left the form meanwhile. After a failure, the user types the data.
sample({
  clock: readProfileFx.doneData,
  source: { id: $customerId, isWanted: $isWanted },
  filter: ({ id, isWanted }, { data }) => isWanted && String(data.id) === id,
  fn: (_, { data }) => ({
    name: data.first_name,
    last_name: data.last_name,
    email: data.email,
    phone: data.phone ?? '',
    // A company's form also has the company's name and RUT.
    ...(data.type === 'company' ? { company_name: data.company_name ?? '', rut: formatRut(data.rut) } : {}),
  }),
  target: $knownPerson,
});
