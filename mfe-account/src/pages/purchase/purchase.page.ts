import type { Page } from 'shared-kit/page';
import { $page, opened } from './purchase-page.model.ts';
import { PurchaseView } from './purchase-view.tsx';

export const page: Page = { View: PurchaseView, opened, $page };
