import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { changesBetween } from 'shared-contracts/office/changes-between';
import { useValueWords } from '../parts/use-value-words.ts';
import type { DraftBarProps } from './draft-actions.ts';

/** More fields make a long page, so they come on request. */
const SHOWN_AT_FIRST = 200;

interface ChangeTableProps extends Pick<DraftBarProps, 'labelOf' | 'wordsOf'> {
  before: object | null;
  after: object | null;
}

/** The fields that differ, each with its old and new value. */
export const ChangeTable = ({ before, after, labelOf, wordsOf }: ChangeTableProps) => {
  const translate = useTranslate();
  const changes = changesBetween(before, after);
  const wordsOfAny = useValueWords();
  const textOf = (path: string, value: unknown) => wordsOf?.(path, value) ?? wordsOfAny(path, value);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, SHOWN_AT_FIRST);
  const missing = changes.length - shown.length;
  if (changes.length === 0) return <Typography>{translate('drafts.history.same')}</Typography>;
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map(({ path, before: old, after: now }) => (
          <Box key={path} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {labelOf(path)}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              <del>{textOf(path, old)}</del> → <ins>{textOf(path, now)}</ins>
            </Box>
          </Box>
        ))}
      </Box>
      {missing > 0 && (
        <Button onClick={() => setShowsAll(true)}>
          {translate('drafts.history.rest', { smart_count: missing })}
        </Button>
      )}
    </>
  );
};
