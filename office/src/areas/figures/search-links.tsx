import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Locale } from 'shared-contracts/locale';
import { useMay } from '../../session/session-context.tsx';
import { newWordLink } from '../search-words/word-form.ts';

/** Links of a search: say what its words mean, or pin products to it. */
export const SearchLinks = ({ words, locale }: { words: string; locale: Locale }) => {
  const translate = useTranslate();
  const mayChange = useMay('search.change');
  if (!mayChange) return null;
  return (
    <Box sx={{ display: 'flex', columnGap: 2, whiteSpace: 'nowrap' }}>
      {(['meaning', 'pins'] as const).map((kind) => (
        <Box
          key={kind}
          component={Link}
          to={newWordLink({ kind, locale, phrase: words })}
          aria-label={translate(`figures.searches.${kind}_of`, { words })}
          sx={{ py: 1.25 }}
        >
          {translate(`figures.searches.${kind}`)}
        </Box>
      ))}
    </Box>
  );
};
