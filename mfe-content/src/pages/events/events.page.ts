import type { Page } from 'shared-kit/page';
import { $page, events } from './events.model.ts';
import { EventsView } from './events-view.tsx';

export const page: Page = { View: EventsView, opened: events.requested, $page };
