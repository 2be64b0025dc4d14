import type { Order } from 'shared-contracts/api/orders.schema';
import { PROOF_TYPES } from 'shared-contracts/domain/proof-file';
import { hrefs } from 'shared-contracts/hrefs';
import { Button } from 'shared-ui/button';
import { Icon, success } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { proofFormStyles as styles } from '../../features/send-proof/index.ts';
import { useTransferMessages } from '../../messages/transfer.ts';

/** Form for the proof of a transfer, with its status. */
export const PlainProofForm = ({ order }: { order: Order }) => {
  const { proof: words } = useTransferMessages();
  const hasCome = Boolean(order.proof_at);
  return (
    <section className={`no-print ${styles.proof}`} aria-labelledby="proof">
      <h2 id="proof" className={styles.title}>
        {hasCome && <Icon path={success} size={22} className={styles.done} />}
        {hasCome ? words.sentTitle : words.title}
      </h2>
      {order.proof_refusal && !hasCome && (
        <Notice kind="error" title={words.refusedTitle}>
          <q>{order.proof_refusal}</q>
          {`\n${words.refusedText}`}
        </Notice>
      )}
      {hasCome ? (
        <>
          <p>{words.sentText}</p>
          <details>
            <summary>{words.another}</summary>
            <SendForm order={order} />
          </details>
        </>
      ) : (
        <>
          <p>{words.lead}</p>
          <SendForm order={order} />
        </>
      )}
    </section>
  );
};

const SendForm = ({ order }: { order: Order }) => {
  const { proof: words } = useTransferMessages();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={hrefs.transferData(order.id)}
      aria-label={words.title}
      className={styles.form}
    >
      <div className={styles.zone}>
        <label htmlFor="proof-file" className={styles.label}>
          {words.file}
        </label>
        <input
          id="proof-file"
          type="file"
          name="file"
          accept={PROOF_TYPES.join(',')}
          required
          className={styles.native}
          aria-describedby="proof-hint"
        />
        <span id="proof-hint" className={styles.hint}>
          {words.hint}
        </span>
      </div>
      <Button type="submit" variant="primary" name="do" value="proof" className={styles.send}>
        {words.send}
      </Button>
    </form>
  );
};
