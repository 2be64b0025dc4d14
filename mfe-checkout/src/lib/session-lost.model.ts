/** The session expired at a checkout step. The draft stays hidden until the same customer signs in. */
import { createStore } from 'effector';

export const $isSessionLost = createStore(false, { serialize: 'ignore' });
