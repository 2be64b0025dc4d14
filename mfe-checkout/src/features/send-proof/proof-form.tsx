import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { PROOF_TYPES } from 'shared-contracts/domain/proof-file';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { Icon, invoice, success } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { type TransferMessages, useTransferMessages } from '../../messages/transfer.ts';
import { FileZone } from './file-zone.tsx';
import styles from './proof-form.module.css';
import {
  $file,
  $isAnotherWanted,
  anotherWanted,
  fileChosen,
  proofSubmitted,
  sending,
} from './send-proof.model.ts';

const MEGABYTE = 1_000_000;

/** Formats a file size: "312 kB", "1,2 MB". */
const formatSize = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(locale === 'es' ? 'es-CL' : 'en-GB', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1000));
};

const failureWords = ({ code }: Failure, words: TransferMessages['proof']): string => {
  switch (code) {
    case 'TOO_MANY_REQUESTS':
      return words.tooMany;
    case 'FILE_NOT_ACCEPTED':
      return words.problems.unreadable;
    default:
      return words.failed;
  }
};

/** Form for the proof of a transfer, with its status. */
export const ProofForm = ({ order }: { order: Order }) => {
  const { proof: words } = useTransferMessages();
  const [isAnotherWanted, wanted] = useUnit([$isAnotherWanted, anotherWanted]);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasCome = Boolean(order.proof_at);
  const hadCome = useRef(hasCome);
  const isForm = !hasCome || isAnotherWanted;

  // After success the form disappears. Move the focus to the heading.
  useEffect(() => {
    if (!isForm && !hadCome.current) heading.current?.focus();
    hadCome.current = !isForm;
  }, [isForm]);

  return (
    <section className={`no-print ${styles.proof}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {!isForm && <Icon path={success} size={22} className={styles.done} />}
        {isForm ? words.title : words.sentTitle}
      </h2>
      {order.proof_refusal && isForm && (
        <Notice kind="error" title={words.refusedTitle}>
          <q>{order.proof_refusal}</q>
          {`\n${words.refusedText}`}
        </Notice>
      )}
      {isForm ? (
        <SendForm />
      ) : (
        <>
          <p role="status">{words.sentText}</p>
          <Button size="small" variant="quiet" onClick={() => wanted()}>
            {words.another}
          </Button>
        </>
      )}
    </section>
  );
};

const SendForm = () => {
  const { proof: words } = useTransferMessages();
  const locale = useLocale();
  const [file, failure, isSending] = useUnit([$file, sending.$failure, sending.$isSending]);
  const [chosen, submitted] = useUnit([fileChosen, proofSubmitted]);
  const proof = file.kind === 'ready' ? file.proof : null;
  const error = file.kind === 'refused' ? words.problems[file.problem] : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submitted();
  };
  return (
    <form noValidate method="post" aria-label={words.title} className={styles.form} onSubmit={onSubmit}>
      <p>{words.lead}</p>
      <FileZone
        label={proof ? proof.name : words.choose}
        hint={proof ? words.change(formatSize(proof.size, locale)) : words.hint}
        icon={proof ? success : invoice}
        accept={PROOF_TYPES.join(',')}
        name={words.file}
        error={error}
        busy={file.kind === 'reading'}
        onChosen={chosen}
      />
      {failure && (
        <p role="alert" className={styles.error}>
          {failureWords(failure, words)}
        </p>
      )}
      {proof && (
        <Button type="submit" variant="primary" busy={isSending} className={styles.send}>
          {isSending ? words.sending : words.send}
        </Button>
      )}
    </form>
  );
};
