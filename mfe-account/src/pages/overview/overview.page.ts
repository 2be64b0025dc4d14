import type { Page } from 'shared-kit/page';
import { $page, opened } from './overview.model.ts';
import { OverviewView } from './overview-view.tsx';

export const page: Page = { View: OverviewView, opened, $page };
