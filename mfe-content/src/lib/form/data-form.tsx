import type { ReactNode } from 'react';
import { DataForm as Form, type DataFormProps as FormProps } from 'shared-kit/form/data-form';
import type { Rules, Values } from 'shared-kit/form/form-values';
import { Button } from 'shared-ui/button';
import styles from './form.module.css';
import { KeptDraft } from './kept-draft.ts';

interface DataFormProps<V extends Values> extends Omit<FormProps<V>, 'className' | 'children' | 'rules'> {
  rules: Rules<V>;
  isSending: boolean;
  submitLabel: string;
  /** Text next to the button while the form is being sent. */
  sendingLabel: string;
  /** Shown below the button, e.g. the failure of the last submit. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The kit's form with this remote's submit button. It keeps a half-written form over a reload. */
export function DataForm<V extends Values>(props: DataFormProps<V>) {
  const { rules, isSending, submitLabel, sendingLabel, notice, children, ...form } = props;
  return (
    <Form<V> {...form} rules={() => rules} className={styles.form}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSending}>
          {submitLabel}
        </Button>
        <span role="status">{isSending ? sendingLabel : ''}</span>
      </div>
      {notice}
      <KeptDraft isSending={isSending} hasFailed={form.failure !== null} />
    </Form>
  );
}
