/** Whether the session ended at a checkout step. The step then hides its form until a customer signs in. */
import { createStore } from 'effector';

export const $isSessionLost = createStore(false, { serialize: 'ignore' });
