import type { Page } from 'shared-kit/page';
import { $page, opened } from './orders.model.ts';
import { OrdersView } from './orders-view.tsx';

export const page: Page = { View: OrdersView, opened, $page };
