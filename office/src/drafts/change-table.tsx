import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { changesBetween } from 'shared-contracts/office/changes-between';
import { useValueWords } from '../parts/use-value-words.ts';

const SHOWN = 200;

interface ChangeTableProps {
  before: object | null;
  after: object | null;
  labelOf: (path: string) => string;
}

/** The fields that differ, each with its old and new value. */
export const ChangeTable = ({ before, after, labelOf }: ChangeTableProps) => {
  const translate = useTranslate();
  const changes = changesBetween(before, after);
  const shown = useValueWords();
  if (changes.length === 0) return <Typography>{translate('drafts.history.same')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changes.slice(0, SHOWN).map(({ path, before: old, after: now }) => (
        <Box key={path} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            {labelOf(path)}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <del>{shown(path, old)}</del> → <ins>{shown(path, now)}</ins>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
