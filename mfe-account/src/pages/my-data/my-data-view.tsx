import { hrefs } from 'shared-contracts/hrefs';
import { AskForm } from '../../features/ask-privacy/index.ts';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import styles from './my-data.module.css';

/** Rights over personal data for everybody whom the shop knows by an address. */
export const MyDataView = () => {
  const { myData } = useMessages();
  return (
    <div className={`container ${styles.page}`}>
      <h1>{myData.title}</h1>
      <p className={layout.lead}>{myData.lead}</p>
      <AskForm />
      <p className={styles.links}>
        {myData.account} <a href={accountHrefs.privacy}>{myData.accountLink}</a>.{' '}
        <a href={hrefs.privacy}>{myData.policy}</a>
      </p>
    </div>
  );
};
