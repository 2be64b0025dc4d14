import type { Page } from 'shared-contracts/kit/page';
import { $page, opened } from './account.model.ts';
import { AccountView } from './account-view.tsx';

export const page: Page = { View: AccountView, opened, $page };
