import type { Page } from 'shared-kit/page';
import { $page, opened } from './purchases.model.ts';
import { PurchasesView } from './purchases-view.tsx';

export const page: Page = { View: PurchasesView, opened, $page };
