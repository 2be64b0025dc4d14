import { createEvent, createStore, sample } from 'effector';
import type { PageRequest } from 'shared-kit/page';
import { tracking } from '../../features/track-order/track-order.model.ts';
import { pageState } from '../../lib/page-state.ts';

export const opened = createEvent<PageRequest>();
export const $page = pageState((messages) => messages.tracking);

/** Whether an expired mail link led here (`hrefs.trackingAfterLink`). */
export const $isLinkOver = createStore(false).on(opened, (_, { query }) => query.enlace?.[0] === 'vencido');

// Removes the error of the last search. A found order stays on screen.
sample({ clock: opened, target: tracking.forgotten });
