import type { Page } from 'shared-kit/page';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { AccountArea } from '../account-area.tsx';
import styles from './policies.module.css';

/** Links to the shop's policies, which the content remote owns. */
const PoliciesView = () => {
  const { policies } = useMessages();
  return (
    <AccountArea here="orders" title={policies.title} lead={policies.lead}>
      <ul className={styles.list}>
        {policies.links.map(({ href, title, text }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </AccountArea>
  );
};

const { opened, $page } = createCustomerPage('policies', ({ policies }) => policies);

export const page: Page = { View: PoliciesView, opened, $page };
