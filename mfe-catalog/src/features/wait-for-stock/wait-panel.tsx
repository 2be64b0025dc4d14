import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { compose, email, requiredField } from 'shared-contracts/domain/validators';
import { failureText } from 'shared-kit/failure';
import { DataForm } from 'shared-kit/form/data-form';
import { $host } from 'shared-kit/host';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FormField } from '../../lib/form-field.tsx';
import { useMessages } from '../../lib/messages.ts';
import { $result, waiting } from './wait-for-stock.model.ts';
import styles from './wait-panel.module.css';
import { WORDS } from './words.ts';

const EMPTY = { email: '' };
const RULES = { email: compose(requiredField('email'), email) };

/** Puts a customer into the line at once, and asks a guest for the address. */
export default function WaitPanel({ sku }: { sku: string }) {
  const locale = useLocale();
  const words = WORDS[locale];
  const { retry } = useMessages();
  const { submit, isSending, failure } = useUnit(waiting);
  const [host, result, forget] = useUnit([$host, $result, waiting.forgotten]);
  const state = result?.sku === sku ? result.state : null;
  const isCustomer = host?.session().kind === 'customer';
  // The last wish was that of another panel.
  useLayoutEffect(() => forget(), [forget]);
  const isUnsent = isCustomer && !isSending && !failure && !state;
  // Also after the wish of another format, during which no other one is sent.
  useEffect(() => {
    if (isUnsent) submit({ sku, email: '' });
  }, [isUnsent, sku, submit]);
  if (state)
    return (
      <div className={styles.panel}>
        <Notice kind="success" live>
          {words[state]}
        </Notice>
      </div>
    );
  // Only a product in stock is refused this way: the page is older than its return.
  const isBack = failure?.code === 'CONFLICT';
  const problem = failure && (
    <Notice
      kind="error"
      live
      title={words.failed}
      action={
        isCustomer &&
        !isBack && (
          <Button size="small" onClick={() => submit({ sku, email: '' })}>
            {retry}
          </Button>
        )
      }
    >
      {isBack ? words.back : failureText(failure, ['email'], SERVER_PROBLEM[locale], locale)}
    </Notice>
  );
  if (isCustomer) return problem ?? <p role="status">{words.sending}</p>;
  return (
    <DataForm
      label={words.form}
      className={styles.panel}
      initial={EMPTY}
      rules={() => RULES}
      failure={failure}
      onSubmit={(values) => submit({ sku, ...values })}
    >
      <FormField name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
      <Button type="submit" variant="primary" busy={isSending}>
        {words.send}
      </Button>
      {problem}
    </DataForm>
  );
}
