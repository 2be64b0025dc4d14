import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { copyText } from '../actions/copy-text.ts';
import { formatHour } from '../format/format.ts';
import { TitledDialog } from '../parts/titled-dialog.tsx';

export interface PreviewLink {
  url: string;
  /** ISO 8601. */
  expires_at: string;
}

interface PreviewDialogProps {
  link: PreviewLink;
  onClose: () => void;
}

/** Link of a preview, to open here or on a phone. */
export const PreviewDialog = ({ link, onClose }: PreviewDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const copy = async () => {
    if (await copyText(link.url)) notify('drafts.preview.copied', { type: 'success' });
    else notify('drafts.preview.not_copied', { type: 'warning' });
  };
  return (
    <TitledDialog
      title={translate('drafts.preview.title')}
      leave="ra.action.close"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{translate('drafts.preview.copy')}</Button>
          <Button variant="contained" href={link.url} target="_blank" rel="noopener" onClick={onClose}>
            {translate('drafts.preview.open')}
          </Button>
        </>
      }
    >
      <DialogContentText>
        {translate('drafts.preview.help', { at: formatHour(link.expires_at, locale) })}
      </DialogContentText>
    </TitledDialog>
  );
};
