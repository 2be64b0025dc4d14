import { isValidElement, type ReactNode, useState } from 'react';
import {
  Edit,
  type EditProps,
  Loading,
  SaveButton,
  SimpleForm,
  Toolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { isChangedMeanwhile } from '../api/office-error.ts';
import { KeptDraft } from './kept-draft.tsx';

interface OfficeEditProps
  extends Omit<EditProps, 'children' | 'render' | 'queryOptions' | 'mutationMode' | 'mutationOptions'> {
  /** Inputs, or a whole form that contains `KeptDraft` when `hasOwnForm` is set. */
  children: ReactNode;
  hasOwnForm?: boolean;
}

/** Always enabled: the form counts as unchanged after it has read a record again, although it keeps typed values. */
const saveOnly = (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

/**
 * Options of the record's query. With its own key and without a cache, a form never opens with the copy of a list or of
 * an earlier visit, whose old version the API would refuse.
 */
const READ = { meta: { use: 'form' }, gcTime: 0 };

/** A title that needs the record. */
const TitleOfRecord = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return useRecordContext() ? children : translate('ra.page.loading');
};

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
 * Form of an existing record: saves at once, keeps a draft, and handles a record that another person changed
 * meanwhile.
 */
export const OfficeEdit = ({ children, hasOwnForm = false, title, ...props }: OfficeEditProps) => {
  const notify = useNotify();
  const [isChanged, setChanged] = useState(false);
  const onError = (error: unknown): void => {
    if (isChangedMeanwhile(error)) setChanged(true);
    else notify((error as Error).message, { type: 'error' });
  };
  const form = (
    <>
      {hasOwnForm ? (
        children
      ) : (
        <SimpleForm warnWhenUnsavedChanges toolbar={saveOnly}>
          <KeptDraft />
          {children}
        </SimpleForm>
      )}
      {isChanged && <ChangedDialog onClose={() => setChanged(false)} />}
    </>
  );
  return (
    <Edit
      redirect={false}
      {...props}
      title={isValidElement(title) ? <TitleOfRecord>{title}</TitleOfRecord> : title}
      mutationMode="pessimistic"
      queryOptions={READ}
      mutationOptions={{ meta: READ.meta, onError }}
      render={({ record }) => (record ? form : <Loading />)}
    />
  );
};
