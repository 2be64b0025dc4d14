import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { ReturnOffer } from 'shared-contracts/api/order-return.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { MAX_RETURN_WORDS, type ReturnGround } from 'shared-contracts/domain/order-returns';
import { maxLength, requiredField, type Validator } from 'shared-contracts/domain/validators';
import { DataForm } from 'shared-kit/form/data-form';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { ACCOUNT_WORDS } from '../../lib/refund-account/account.words.ts';
import {
  AccountFields,
  accountRules,
  LongTextInput,
  NO_ACCOUNT,
  RadioInput,
  SelectInput,
  toAccount,
  withAccountFields,
} from '../../lib/refund-account/account-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { $isReadingPictures, requesting, returnDismissed, returnSubmitted } from './return-products.model.ts';
import styles from './return-products.module.css';
import { RETURN_WORDS, type ReturnWords } from './return-products.words.ts';

const NO_WISH = { ground: '', reason: '', ...NO_ACCOUNT };
type Values = typeof NO_WISH & Record<string, string>;

const fieldOf = (lineId: string): string => `units_${lineId}`;

/** Lines that can be returned on a ground. */
const linesFor = ({ lines }: ReturnOffer, ground: string) =>
  lines.filter(({ exclusion }) => ground !== 'changed-mind' || exclusion === null);

const wishedLines = (offer: ReturnOffer, values: Values) =>
  linesFor(offer, values.ground).flatMap(({ line_id, qty }) => {
    const wished = Math.min(qty, Number(values[fieldOf(line_id)] ?? 0));
    return wished > 0 ? [{ line_id, qty: wished }] : [];
  });

const rulesOf = (
  offer: ReturnOffer,
  values: Values,
  words: ReturnWords,
  account: Record<string, Validator>,
) => {
  const [first] = linesFor(offer, values.ground);
  const isEmpty = wishedLines(offer, values).length === 0;
  return {
    ground: requiredField(words.required.ground),
    ...(values.ground !== 'changed-mind' && { reason: requiredField(words.required.reason) }),
    ...(values.reason.trim() && { reason: maxLength(MAX_RETURN_WORDS) }),
    ...(isEmpty && {
      // Without a product for the ground there is no field of units.
      [first ? fieldOf(first.line_id) : 'ground']: () => requiredField(words.required.units)(''),
    }),
    ...(offer.money === 'account' && account),
  };
};

/** Lines with the number of units to return. Names those that cannot be returned for a change of mind. */
const Lines = ({ offer, ground, words }: { offer: ReturnOffer; ground: string; words: ReturnWords }) => (
  <fieldset className={styles.products}>
    <legend>{words.products}</legend>
    {linesFor(offer, ground).map(({ line_id, name, qty }) => (
      <SelectInput
        key={line_id}
        name={fieldOf(line_id)}
        label={words.units(name)}
        options={Array.from({ length: qty + 1 }, (_, units) => ({
          value: String(units),
          label: units === 0 ? words.none : String(units),
        }))}
      />
    ))}
    {ground === 'changed-mind' &&
      offer.lines.map(
        ({ line_id, name, exclusion }) =>
          exclusion !== null && (
            <p key={line_id} className={styles.quiet}>
              {words.excluded(name, exclusion)}
            </p>
          ),
      )}
  </fieldset>
);

/** Form in which the buyer asks for a return. */
export const ReturnForm = ({ offer }: { offer: ReturnOffer }) => {
  const locale = useLocale();
  const [words, accountWords] = [RETURN_WORDS[locale], ACCOUNT_WORDS[locale]];
  const [failure, isSending, isReading] = useUnit([
    requesting.$failure,
    requesting.$isSending,
    $isReadingPictures,
  ]);
  const [submitted, dismissed] = useUnit([returnSubmitted, returnDismissed]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form disappeared.
  useEffect(() => heading.current?.focus(), []);
  const initial: Values = {
    ...NO_WISH,
    ...Object.fromEntries(offer.lines.map(({ line_id }) => [fieldOf(line_id), '0'])),
  };
  const submit = (values: Values) =>
    submitted({
      ground: values.ground as ReturnGround,
      reason: values.reason,
      lines: wishedLines(offer, values),
      ...(offer.money === 'account' && { account: toAccount(values) }),
    });
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.formTitle}
      </h3>
      <p>{words.lead}</p>
      <DataForm<Values>
        label={words.title}
        className={styles.form}
        initial={initial}
        failure={withAccountFields(failure)}
        rules={(values) => rulesOf(offer, values, words, accountRules(accountWords))}
        onSubmit={submit}
      >
        {(values) => (
          <>
            <RadioInput
              name="ground"
              legend={words.ground}
              options={offer.grounds.map(({ ground, until }) => ({
                value: ground,
                label: words.grounds[ground],
                detail: until === null ? words.notBegun[ground] : words.until(formatFullDate(until, locale)),
              }))}
            />
            <Lines offer={offer} ground={values.ground} words={words} />
            <LongTextInput
              name="reason"
              label={words.reason}
              help={words.reasonHelp}
              optional={values.ground === 'changed-mind'}
              maxLength={MAX_RETURN_WORDS}
              rows={3}
            />
            <PictureField words={words} />
            <p>{words.money[offer.money]}</p>
            {offer.money === 'account' && <AccountFields words={accountWords} />}
            {failure && (
              <Notice kind="error" live>
                {failureText(failure.code, words)}
              </Notice>
            )}
            <p className={styles.actions}>
              <Button type="submit" variant="primary" busy={isSending || isReading}>
                {words.submit}
              </Button>
              <Button variant="quiet" onClick={() => dismissed()}>
                {words.close}
              </Button>
            </p>
          </>
        )}
      </DataForm>
    </>
  );
};

/** Text of a failure of any request about returns. */
export const failureText = (code: string, words: ReturnWords): string => {
  if (code === 'TOO_MANY_REQUESTS') return words.tooMany;
  return code === 'CONFLICT' || code === 'VALIDATION_FAILED' ? words.changed : words.failed;
};
