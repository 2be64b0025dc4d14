import { type ReactNode, useState } from 'react';
import {
  EditBase,
  type EditBaseProps,
  type RaRecord,
  useEditContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { isChangedMeanwhile } from '../api/office-error.ts';
import { RECORD_QUERY, type RecordTitle, RecordView } from '../frame/record-view.tsx';
import { useTypedTexts } from '../session/session-context.tsx';
import { formOf } from './typed-texts.ts';

interface OfficeEditProps<T extends RaRecord> extends Pick<EditBaseProps<T>, 'resource' | 'id' | 'redirect'> {
  title: RecordTitle<T>;
  /** Content of the page, with a form that contains `KeepTyped`. A function gets the record. */
  children: ReactNode | ((record: T) => ReactNode);
}

/** Asks whether to read the record again. Fields that the person changed keep their values. */
const ChangedDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { refetch, resource, record } = useEditContext();
  const typedTexts = useTypedTexts();
  const reread = () => {
    // The person knows of the new version, so the next save may replace it.
    const form = formOf(resource, record?.id);
    const { version: _, ...typed } = typedTexts.read(form) ?? {};
    typedTexts.write(form, typed);
    return refetch().then(onClose);
  };
  return (
    <ConfirmDialog
      title={translate('office.changed.title')}
      consequence={translate('office.changed.help')}
      confirmLabel={translate('office.changed.reload')}
      onConfirm={() => void reread()}
      onClose={onClose}
    />
  );
};

/**
 * Page with the form of an existing record: saves without a time to undo it, keeps typed text with the version of the
 * record on which the person began, and handles a record that another person changed meanwhile.
 */
export const OfficeEdit = <T extends RaRecord>({ title, children, ...props }: OfficeEditProps<T>) => {
  const notify = useNotify();
  const typedTexts = useTypedTexts();
  const resource = useResourceContext(props) ?? '';
  const [isChanged, setChanged] = useState(false);
  const onError = (error: unknown): void => {
    if (isChangedMeanwhile(error)) setChanged(true);
    else notify((error as Error).message, { type: 'error' });
  };
  /** Adds the version on which the person typed. The API refuses it when another person was faster. */
  const withTypedVersion = (data: Partial<RaRecord>) => ({
    ...data,
    version: typedTexts.read(formOf(resource, data.id))?.version ?? data.version,
  });
  return (
    <EditBase<T>
      redirect={false}
      {...props}
      mutationMode="pessimistic"
      transform={withTypedVersion}
      queryOptions={RECORD_QUERY}
      mutationOptions={{ meta: RECORD_QUERY.meta, onError }}
      render={(read) => (
        <>
          <RecordView<T>
            read={read}
            title={title}
            render={(record) => (typeof children === 'function' ? children(record) : children)}
          />
          {isChanged && <ChangedDialog onClose={() => setChanged(false)} />}
        </>
      )}
    />
  );
};
