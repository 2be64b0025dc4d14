/** The customer's session ended while a step was on screen. The draft waits, out of sight, for the same customer. */
import { createStore } from 'effector';

export const $isSessionLost = createStore(false, { serialize: 'ignore' });
