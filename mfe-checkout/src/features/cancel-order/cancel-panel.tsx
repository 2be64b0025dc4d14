import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { summarizeRefunds } from 'shared-contracts/domain/refund-summary';
import { DataForm } from 'shared-kit/form/data-form';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { ACCOUNT_WORDS } from '../../lib/refund-account/account.words.ts';
import {
  AccountFields,
  accountRules,
  NO_ACCOUNT,
  toAccount,
  withAccountFields,
} from '../../lib/refund-account/account-fields.tsx';
import { cancelConfirmed, cancelDismissed, cancelling } from './cancel-order.model.ts';
import styles from './cancel-panel.module.css';
import { CANCEL_WORDS } from './cancel-panel.words.ts';

/** Asks the buyer to confirm, says how the money comes back, and asks for an account when it needs one. */
const CancelPanel = ({ order }: { order: Order }) => {
  const locale = useLocale();
  const [words, accountWords] = [CANCEL_WORDS[locale], ACCOUNT_WORDS[locale]];
  const [failure, isSending] = useUnit([cancelling.$failure, cancelling.$isSending]);
  const [confirmed, dismissed] = useUnit([cancelConfirmed, cancelDismissed]);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the panel disappeared.
  useEffect(() => heading.current?.focus(), []);
  const { money, differences = 0 } = order.cancellation ?? {};
  const isGone = failure?.code === 'CONFLICT' || !money;
  const keep = (
    <Button variant="quiet" onClick={() => dismissed()}>
      {isGone ? words.close : words.keep}
    </Button>
  );
  return (
    <section className={`no-print ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {isGone ? words.goneTitle : words.title}
      </h2>
      <p>{isGone ? words.goneText : words.money[money](formatClp(summarizeRefunds(order).remaining))}</p>
      {!isGone && differences > 0 && <p>{words.differences(formatClp(differences))}</p>}
      {failure && !isGone && (
        <Notice kind="error" live>
          {failure.code === 'TOO_MANY_REQUESTS' ? words.tooMany : words.failed}
        </Notice>
      )}
      {!isGone && money === 'account' ? (
        <DataForm
          label={accountWords.account}
          className={styles.form}
          initial={NO_ACCOUNT}
          failure={withAccountFields(failure)}
          rules={() => accountRules(accountWords)}
          onSubmit={(values) => confirmed(toAccount(values))}
        >
          <AccountFields words={accountWords} />
          <p className={styles.actions}>
            <Button type="submit" variant="primary" busy={isSending}>
              {words.confirm}
            </Button>
            {keep}
          </p>
        </DataForm>
      ) : (
        <p className={styles.actions}>
          {!isGone && (
            <Button variant="primary" busy={isSending} onClick={() => confirmed(undefined)}>
              {words.confirm}
            </Button>
          )}
          {keep}
        </p>
      )}
    </section>
  );
};

export default CancelPanel;
