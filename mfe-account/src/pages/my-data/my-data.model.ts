import { createEvent, sample } from 'effector';
import type { PageRequest } from 'shared-kit/page';
import { asking } from '../../features/ask-privacy/ask-privacy.model.ts';
import { pageState } from '../../lib/page-state.ts';

export const opened = createEvent<PageRequest>();
export const $page = pageState((messages) => messages.myData);

sample({ clock: opened, target: asking.forgotten });
