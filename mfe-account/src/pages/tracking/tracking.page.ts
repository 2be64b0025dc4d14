import type { Page } from 'shared-kit/page';
import { $page, opened } from './tracking.model.ts';
import { TrackingView } from './tracking-view.tsx';

export const page: Page = { View: TrackingView, opened, $page };
