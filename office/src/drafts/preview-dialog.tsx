import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { formatHour } from '../format/format.ts';

interface PreviewDialogProps {
  link: { url: string; expires_at: string };
  onClose: () => void;
}

/** Link of a preview, to open here or on a phone. */
export const PreviewDialog = ({ link, onClose }: PreviewDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const title = useId();
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => notify('drafts.preview.copied', { type: 'success' }),
      () => notify('drafts.preview.not_copied', { type: 'warning' }),
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{translate('drafts.preview.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('drafts.preview.help', { at: formatHour(link.expires_at, locale) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button onClick={() => void copy()}>{translate('drafts.preview.copy')}</Button>
        <Button variant="contained" href={link.url} target="_blank" rel="noopener" onClick={onClose}>
          {translate('drafts.preview.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
