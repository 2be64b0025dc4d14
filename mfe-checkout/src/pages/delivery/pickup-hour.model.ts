import { createEvent, createStore, sample } from 'effector';
import { readPickupHour } from 'shared-contracts/api/pickup-hour';
import { createDataEffect } from 'shared-kit/host';

export const pickupShown = createEvent();
const readPickupHourFx = createDataEffect(readPickupHour);

/** From when a pick-up is ready, in words. Null while unknown, and in a shop without hours of pick-up. */
export const $pickupReady = createStore<string | null>(null, { serialize: 'ignore' }).on(
  readPickupHourFx.doneData,
  (_, { ready }) => ready,
);

sample({ clock: pickupShown, fn: () => ({}), target: readPickupHourFx });
