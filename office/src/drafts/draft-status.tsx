import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { formatTime } from '../format/format.ts';
import { joined } from '../format/joined.ts';
import type { DraftBarProps } from './draft-actions.ts';

/** State of the published thing and of its draft. */
export const DraftStatus = ({ state, isTyped }: { state: DraftState; isTyped: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { draft, published } = state;
  const parts = [
    translate(published ? 'drafts.status.published' : 'drafts.status.hidden'),
    draft &&
      translate('drafts.status.draft', {
        name: draft.staff?.name ?? '',
        at: formatTime(draft.updated_at, locale),
      }),
    draft?.publish_at && translate('drafts.status.scheduled', { at: formatTime(draft.publish_at, locale) }),
    isTyped && translate('drafts.status.typed'),
  ];
  return (
    <Typography role="status" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {joined(parts)}
    </Typography>
  );
};

/** Why the draft is not published: it failed at its time, or breaks rules. */
export const DraftProblems = ({ state, labelOf }: Pick<DraftBarProps, 'state' | 'labelOf'>) => {
  const { draft, problems } = state;
  const translate = useTranslate();
  return (
    <>
      {draft?.failure && (
        <Alert severity="error" sx={{ my: 1 }}>
          {translate(`drafts.failures.${draft.failure}`)}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('drafts.problems', { smart_count: problems.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {problems.map(({ path, message }) => (
              <li key={path + message}>
                {labelOf(path)}: {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
};
