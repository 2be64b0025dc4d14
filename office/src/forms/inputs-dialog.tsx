import { Form, type FormProps, type SaveButtonProps, useNotify, useRefresh } from 'react-admin';
import { isChangedMeanwhile, type OfficeError } from '../api/office-error.ts';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { SaveAlways } from './save-always.tsx';

interface InputsDialogProps<T> extends Pick<FormProps, 'record' | 'defaultValues' | 'children'> {
  title: string;
  save?: Pick<SaveButtonProps, 'label' | 'icon'>;
  /** Resolves with the sentence to show. */
  onSubmit: (values: T) => Promise<string>;
  onClose: () => void;
}

/** Dialog with a form of react-admin. It stays open after an error, unless another person changed the record. */
export const InputsDialog = <T extends object>({
  title,
  save,
  onSubmit,
  onClose,
  children,
  ...form
}: InputsDialogProps<T>) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (values: T) => {
    try {
      notify(await onSubmit(values), { type: 'success' });
    } catch (error) {
      const { message, fields } = error as OfficeError;
      if (Object.keys(fields ?? {}).length > 0) return fields;
      notify(isChangedMeanwhile(error) ? 'office.changed.reloaded' : message, { type: 'error' });
      if (!isChangedMeanwhile(error)) return {};
    }
    refresh();
    onClose();
    return undefined;
  };
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      onClose={onClose}
      inForm={(parts) => (
        <Form {...form} onSubmit={send as never}>
          {parts}
        </Form>
      )}
      actions={<SaveAlways {...save} />}
    >
      {children}
    </TitledDialog>
  );
};
