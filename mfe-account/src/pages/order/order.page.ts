import type { Page } from 'shared-kit/page';
import { $page, opened } from './order.model.ts';
import { OrderView } from './order-view.tsx';

export const page: Page = { View: OrderView, opened, $page };
