import { createEvent } from 'effector';
import type { PageRequest } from 'shared-kit/page';
import { pageState } from '../../lib/page-state.ts';
import { paymentMessages } from '../../messages/payment.ts';

export const opened = createEvent<PageRequest>();
export const $page = pageState((_, locale) => paymentMessages[locale]);
