import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { articleDrafts } from 'shared-contracts/office/articles';
import { sentenceOf } from '../../api/office-error.ts';
import { useOffice } from '../../session/session-context.tsx';
import { newArticle } from './article-data.ts';
import { slugOf } from './editor/heading-ids.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Creates the draft of an article from its title and its address, which stays. */
export const NewArticle = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { call } = useOffice();
  const heading = useId();
  const [title, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const slug = typedSlug ?? slugOf(title);
  const create = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const params = { id: slug };
      const { version, published, draft } = await call(articleDrafts.readDraft, { params });
      if (published || draft) setProblem('content.slug_taken');
      else {
        await call(articleDrafts.saveDraft, { params, body: { version, data: newArticle(title) } });
        void navigate(`/articles/${slug}`);
        return;
      }
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{translate('content.new_article')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{translate('content.slug_help')}</DialogContentText>
        <TextField
          label={translate('content.fields.title')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          autoFocus
        />
        <TextField
          label={translate('content.slug')}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          error={problem !== ''}
          helperText={problem ? translate(problem, { _: problem }) : `/blog/${slug}`}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isBusy || title.trim() === '' || !SLUG.test(slug)}
          onClick={() => void create()}
        >
          {translate('ra.action.create')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
