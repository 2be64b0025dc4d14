import type { Page } from 'shared-kit/page';
import { $page, opened } from './addresses.model.ts';
import { AddressesView } from './addresses-view.tsx';

export const page: Page = { View: AddressesView, opened, $page };
