import type { Page } from 'shared-kit/page';
import { $page, tablePage } from './table.model.ts';
import { TableView } from './table-view.tsx';

export const page: Page = { View: TableView, opened: tablePage.requested, $page };
