import type { Page } from 'shared-kit/page';
import { $page, event } from './event.model.ts';
import { EventView } from './event-view.tsx';

export const page: Page = { View: EventView, opened: event.requested, $page };
