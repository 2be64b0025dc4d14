import { useMessages } from '../../lib/messages.ts';
import { AccountArea } from '../account-area.tsx';
import styles from './policies.module.css';

/** Links to the shop's policies, which the content remote owns. */
export const PoliciesView = () => {
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
