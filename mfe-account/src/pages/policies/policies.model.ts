import { createCustomerPage } from '../../lib/customer-page.model.ts';

export const { opened, $page } = createCustomerPage('policies', (messages) => messages.policies);
