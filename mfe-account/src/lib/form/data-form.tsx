import type { ReactNode } from 'react';
import { DataForm as Form, type DataFormProps as FormProps } from 'shared-kit/form/data-form';
import type { Values } from 'shared-kit/form/form-values';
import { Button } from 'shared-ui/button';
import styles from './form.module.css';

interface DataFormProps<V extends Values> extends Omit<FormProps<V>, 'className' | 'children'> {
  isSending: boolean;
  submitLabel: string;
  /** Content next to the button. */
  aside?: ReactNode;
  /** Result of the last submit, below the button. */
  notice?: ReactNode;
  children: (values: V) => ReactNode;
}

/** The kit's form with this remote's submit button and the notice below it. */
export function DataForm<V extends Values>(props: DataFormProps<V>) {
  const { isSending, submitLabel, aside, notice, children, ...form } = props;
  return (
    <Form<V> {...form} className={styles.form}>
      {(values) => (
        <>
          {children(values)}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={isSending}>
              {submitLabel}
            </Button>
            {aside}
          </div>
          {notice}
        </>
      )}
    </Form>
  );
}
