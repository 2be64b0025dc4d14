import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { SLUG } from 'shared-contracts/domain/slug';
import { articleDrafts } from 'shared-contracts/office/articles';
import { slugOf } from '../../format/slug.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { TitledDialog } from '../../parts/titled-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { newArticle } from './article-data.ts';

const MAX_SLUG = 80;

/** Creates the draft of an article from its title and its address, which stays. */
export const NewArticle = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { call } = useOffice();
  const [title, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string>();
  const { attempt, problem, setProblem, isBusy } = useAttempt();
  const slug = typedSlug ?? slugOf(title, MAX_SLUG);
  const create = () =>
    attempt(async () => {
      const params = { id: slug };
      const { version, published, draft } = await call(articleDrafts.readDraft, { params });
      if (published || draft) {
        setProblem('content.slug_taken');
        return;
      }
      await call(articleDrafts.saveDraft, { params, body: { version, data: newArticle(title) } });
      void navigate(`/articles/${slug}`);
    });
  return (
    <TitledDialog
      title={translate('content.new_article')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={isBusy || title.trim() === '' || !SLUG.test(slug)}
          onClick={() => void create()}
        >
          {translate('ra.action.create')}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('content.slug_help')}</DialogContentText>
      <TypedField label="content.fields.title" value={title} onChange={setTitle} autoFocus />
      <TypedField
        label="content.slug"
        value={slug}
        onChange={setSlug}
        error={problem !== '' && translate(problem, { _: problem })}
        help={`/blog/${slug}`}
        sx={{ mt: 3 }}
      />
    </TitledDialog>
  );
};
