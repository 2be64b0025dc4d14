import type { Page } from 'shared-kit/page';
import { $page, opened } from './my-data.model.ts';
import { MyDataView } from './my-data-view.tsx';

export const page: Page = { View: MyDataView, opened, $page };
