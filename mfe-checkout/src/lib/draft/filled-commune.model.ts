import { createEvent, createStore } from 'effector';
import { $draft } from './draft.model.ts';

export const communeFilled = createEvent<string>();

/** Commune that the delivery step filled in itself, until the draft has another one. A saved address may replace it. */
export const $filledCommune = createStore('', { serialize: 'ignore' })
  .on(communeFilled, (_, id) => id)
  .on($draft, (filled, { delivery }) => (delivery.commune_id === filled ? filled : ''));
