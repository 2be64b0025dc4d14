import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listSearchWordChanges, undoSearchWordChange } from 'shared-contracts/office/search-words';
import { ActionButton } from '../../actions/action-button.tsx';
import { useRead } from '../../data/use-read.ts';
import { Moment } from '../../parts/moment.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

/** The last changes of words and pinned products. The last one of each entry can be undone. */
const SearchChangesPage = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayChange = useMay('search.change');
  const { data, error, refetch } = useRead(listSearchWordChanges, {}, { select: (answer) => answer.data });
  const inWords = (labels: string[] | null): string => {
    if (labels === null) return translate('search_words.absent');
    return labels.length > 0 ? labels.join(' · ') : translate('search_words.ignored');
  };
  return (
    <>
      <Title title="search_words.changes" />
      <Typography component={Link} to="/search-words" sx={{ display: 'inline-block', py: 1.25 }}>
        {translate('rules.pages.search-words')}
      </Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      {data?.length === 0 && <Typography>{translate('search_words.no_changes')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 720 }}>
        {data?.map(({ id, at, kind, locale: language, phrase, before, after, is_last }) => (
          <Box component="li" key={id} sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
            <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {phrase}
            </Typography>
            <Typography color="text.secondary">
              <Moment at={at} /> · {translate(`search_words.kinds.${kind}`)} ·{' '}
              {translate(`search_words.locales.${language}`)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {inWords(before)} → {inWords(after)}
            </Typography>
            {mayChange && is_last && (
              <ActionButton
                label="ra.action.undo"
                done="search_words.undone"
                onAct={() => call(undoSearchWordChange, { params: { id } })}
                onDone={() => void refetch()}
              />
            )}
          </Box>
        ))}
      </Box>
    </>
  );
};

export default SearchChangesPage;
