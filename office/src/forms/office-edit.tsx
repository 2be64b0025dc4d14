import { type ReactNode, useState } from 'react';
import {
  EditBase,
  type EditBaseProps,
  type RaRecord,
  useEditContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { isChangedMeanwhile } from '../api/office-error.ts';
import { RECORD_QUERY, RecordView } from '../frame/record-view.tsx';

interface OfficeEditProps<T extends RaRecord> extends Pick<EditBaseProps<T>, 'resource' | 'id' | 'redirect'> {
  /** Title of the page, or its message key. */
  title: (record: T) => string;
  /** Content of the page, with a form that contains `KeptDraft`. */
  children: ReactNode;
}

/** Asks whether to read the record again. Fields that the person changed keep their values. */
const ChangedDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { refetch } = useEditContext();
  return (
    <ConfirmDialog
      title={translate('office.changed.title')}
      consequence={translate('office.changed.help')}
      confirmLabel={translate('office.changed.reload')}
      onConfirm={() => void refetch().then(onClose)}
      onClose={onClose}
    />
  );
};

/**
 * Page with the form of an existing record: saves at once, keeps a draft, and handles a record that another person
 * changed meanwhile.
 */
export const OfficeEdit = <T extends RaRecord>({ title, children, ...props }: OfficeEditProps<T>) => {
  const notify = useNotify();
  const [isChanged, setChanged] = useState(false);
  const onError = (error: unknown): void => {
    if (isChangedMeanwhile(error)) setChanged(true);
    else notify((error as Error).message, { type: 'error' });
  };
  return (
    <EditBase<T>
      redirect={false}
      {...props}
      mutationMode="pessimistic"
      queryOptions={RECORD_QUERY}
      mutationOptions={{ meta: RECORD_QUERY.meta, onError }}
      render={(read) => (
        <>
          <RecordView<T> read={read} title={title} render={() => children} />
          {isChanged && <ChangedDialog onClose={() => setChanged(false)} />}
        </>
      )}
    />
  );
};
