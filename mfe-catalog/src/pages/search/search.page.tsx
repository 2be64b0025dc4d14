import type { Page } from 'shared-kit/page';
import { $page, opened } from './search.model.ts';
import { SearchView } from './search-view.tsx';

export const page: Page = { View: SearchView, opened, $page };
