import type { Order } from 'shared-contracts/api/orders.schema';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import { Button } from 'shared-ui/button';
import { CopyButton, CopyStatus } from '../../features/copy-text/index.ts';
import { useOrderMessages } from '../../messages/order.ts';
import { useTransferMessages } from '../../messages/transfer.ts';
import { accountFactsOf } from './account-facts-of.ts';
import { FactList } from './fact-list.tsx';
import { PageNotes } from './page-notes.tsx';
import styles from './transfer.module.css';

/** Bank account data, one line per field of a bank's form, each with a copy button. */
export const AccountFacts = ({ content, order }: { content: TransferPage; order: Order | null }) => {
  const orderWords = useOrderMessages();
  const { transfer: words } = useTransferMessages();
  const facts = accountFactsOf(content, order, { words, orderWords });
  const all = facts.map((fact) => `${fact.name}: ${fact.value}`).join('\n');
  return (
    <section className={styles.account} aria-labelledby="transfer-account">
      <h2 id="transfer-account">{words.accountTitle}</h2>
      <FactList
        facts={facts}
        copyOf={({ name, value, copied }) => <CopyButton name={name} text={copied ?? value} />}
      />
      <p className={`no-print ${styles.actions}`}>
        <CopyButton name={words.allData} text={all} label={words.copyAll} />
        <Button size="small" onClick={() => window.print()}>
          {orderWords.print}
        </Button>
      </p>
      <CopyStatus className={styles.status} />
      {!order?.proof_at && <PageNotes blocks={content.blocks} />}
    </section>
  );
};
