import type { Page } from 'shared-kit/page';
import { $page, opened } from './home.model.ts';
import { HomeView } from './home-view.tsx';

export const page: Page = { View: HomeView, opened, $page };
