import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { ChangeTable } from './change-table.tsx';

interface PublishDialogProps {
  before: object | null;
  after: object | null;
  labelOf: (path: string) => string;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** Says what will change in the shop, field by field. */
export const PublishDialog = ({ before, after, labelOf, isBusy, onPublish, onClose }: PublishDialogProps) => {
  const translate = useTranslate();
  return (
    <TitledDialog
      title={translate('drafts.publish.title')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={isBusy} onClick={onPublish}>
          {translate('drafts.publish.confirm')}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {translate(before ? 'drafts.publish.help' : 'drafts.publish.help_new')}
      </DialogContentText>
      {before && <ChangeTable before={before} after={after} labelOf={labelOf} />}
    </TitledDialog>
  );
};
