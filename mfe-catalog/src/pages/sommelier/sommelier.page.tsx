import type { Page } from 'shared-kit/page';
import { $page, opened } from './sommelier.model.ts';
import { SommelierView } from './sommelier-view.tsx';

export const page: Page = { View: SommelierView, opened, $page };
