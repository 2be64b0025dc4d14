import type { Page } from 'shared-kit/page';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { PoliciesView } from './policies-view.tsx';

export const page: Page = {
  View: PoliciesView,
  ...createCustomerPage('policies', ({ policies }) => policies),
};
