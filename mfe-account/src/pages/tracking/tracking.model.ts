import { createEvent } from 'effector';
import type { PageRequest } from 'shared-contracts/kit/page';
import { pageState } from '../../lib/page-state.ts';

export const opened = createEvent<PageRequest>();
export const $page = pageState(({ tracking }) => tracking);
