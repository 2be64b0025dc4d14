import { useUnit } from 'effector-react';
import type { OrderReturn } from 'shared-contracts/api/order-return.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { MAX_RETURN_WORDS } from 'shared-contracts/domain/order-returns';
import { maxLength, requiredField } from 'shared-contracts/domain/validators';
import { DataForm } from 'shared-kit/form/data-form';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { LongTextInput } from '../../lib/refund-account/account-fields.tsx';
import { answering, answerSubmitted, withdrawing, withdrawPressed } from './return-products.model.ts';
import styles from './return-products.module.css';
import { RETURN_WORDS, type ReturnWords } from './return-products.words.ts';

const AnswerForm = ({ id, words }: { id: string; words: ReturnWords }) => {
  const [submitted, isSending, failure] = useUnit([
    answerSubmitted,
    answering.$isSending,
    answering.$failure,
  ]);
  return (
    <DataForm
      label={words.answer}
      className={styles.form}
      initial={{ answer: '' }}
      failure={failure}
      rules={({ answer }) => ({
        answer: answer.trim() ? maxLength(MAX_RETURN_WORDS) : requiredField(words.required.answer),
      })}
      onSubmit={({ answer }) => submitted({ returnId: id, answer })}
    >
      <LongTextInput name="answer" label={words.answer} maxLength={MAX_RETURN_WORDS} rows={3} />
      <p>
        <Button type="submit" variant="primary" busy={isSending}>
          {words.sendAnswer}
        </Button>
      </p>
    </DataForm>
  );
};

/** A return with its state, dates and what the buyer can do. */
export const OneReturn = ({ one }: { one: OrderReturn }) => {
  const locale = useLocale();
  const words = RETURN_WORDS[locale];
  const [withdrawn, isWithdrawing] = useUnit([withdrawPressed, withdrawing.$isSending]);
  const isUndecided = one.state === 'requested' || one.state === 'asked';
  const day = (iso: string) => formatFullDate(iso, locale);
  return (
    <li className={styles.return}>
      <h3>{one.number}</h3>
      <p className={styles.state}>{words.states[one.state]}</p>
      <ul>
        {one.lines.map(({ name, qty, accepted = qty }, index) => (
          // A wine may be in two lines: alone and in a case.
          <li key={index}>
            {words.line(qty, name)}
            {accepted !== qty && `. ${words.accepted(accepted)}`}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {words.requestedOn(day(one.requested_at))}{' '}
        {one.decided_at && one.state !== 'withdrawn' && `${words.decidedOn(day(one.decided_at))} `}
        {(isUndecided || one.state === 'accepted') && `${words.moneyBy(day(one.money_by))} `}
        {one.pictures > 0 && words.picturesOf(one.pictures)}
      </p>
      {one.amount !== null && <p>{words.amount(formatClp(one.amount))}</p>}
      {one.refusal && one.state === 'refused' && (
        <p>
          {words.refusal}: {one.refusal}
        </p>
      )}
      {one.question && (
        <p>
          {words.question}: {one.question}
        </p>
      )}
      {one.answer && one.state !== 'asked' && (
        <p>
          {words.yourAnswer}: {one.answer}
        </p>
      )}
      {one.state === 'asked' && <AnswerForm id={one.id} words={words} />}
      {one.slip_url && (
        <p>
          <a href={one.slip_url} download>
            {words.slip}
          </a>
          . {words.slipHelp}
        </p>
      )}
      {isUndecided && (
        <Button size="small" variant="quiet" busy={isWithdrawing} onClick={() => withdrawn(one.id)}>
          {words.withdraw}
        </Button>
      )}
    </li>
  );
};
