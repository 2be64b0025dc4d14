import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { DataForm as Form, type DataFormProps as FormProps } from 'shared-kit/form/data-form';
import type { Values } from 'shared-kit/form/form-values';
import { KeepTyped } from 'shared-kit/form/keep-typed';
import type { Failure, Submission } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../failure-notice.tsx';
import { useMessages } from '../messages.ts';
import styles from './form.module.css';

interface DataFormProps<V extends Values> extends Omit<FormProps<V>, 'className' | 'children' | 'failure'> {
  /** Its state is shown at the button and in the notice. */
  submission: Pick<Submission<never, unknown>, '$isSending' | '$failure'>;
  submitLabel: string;
  /** Keeps the button busy after the submission, too. */
  isBusy?: boolean;
  /** While it is sent, says that the form checks for a person first. */
  isChecked?: boolean;
  /** Content next to the button. */
  aside?: ReactNode;
  /** Result of the last submit, below the button. Default: why it failed. */
  notice?: (failure: Failure | null) => ReactNode;
  /** Keeps the values over a reload of the page. A search is also sent again. */
  keeps?: 'typed' | 'search';
  children: (values: V) => ReactNode;
}

/** The kit's form for a submission, with this remote's submit button and the notice below it. */
export function DataForm<V extends Values>({
  submission,
  submitLabel,
  isBusy = false,
  isChecked = false,
  aside,
  notice = (failure) => <FailureNotice failure={failure} />,
  keeps,
  children,
  ...form
}: DataFormProps<V>) {
  const { common } = useMessages();
  const [isSending, failure] = useUnit([submission.$isSending, submission.$failure]);
  return (
    <Form<V> {...form} failure={failure} className={styles.form}>
      {(values) => (
        <>
          {children(values)}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={isSending || isBusy}>
              {submitLabel}
            </Button>
            {isChecked && <span role="status">{isSending ? common.checking : ''}</span>}
            {aside}
          </div>
          {notice(failure)}
          {keeps && (
            <KeepTyped isSending={isSending} hasFailed={failure !== null} isSearch={keeps === 'search'} />
          )}
        </>
      )}
    </Form>
  );
}
