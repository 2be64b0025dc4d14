import { Button, CreateButton, TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { SEARCH_WORD_KINDS } from 'shared-contracts/domain/search-words';
import { removeSearchWord } from 'shared-contracts/office/search-words';
import { ActionButton } from '../../actions/action-button.tsx';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import type { SearchWord } from './word-form.ts';

const filters = [
  searchFilter('search_words.find'),
  choiceFilter('kind', 'search_words.kind', SEARCH_WORD_KINDS, 'search_words.kinds', { alwaysOn: true }),
  choiceFilter('locale', 'office.language', ['es', 'en'], 'search_words.locales', { alwaysOn: true }),
];

/** All words that the search understands, and all pinned searches. */
const SearchWordsList = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const mayChange = useMay('search.change');
  const create = mayChange && <CreateButton label="ra.action.add" />;
  return (
    <RowList<SearchWord>
      title="rules.pages.search-words"
      filters={filters}
      sort={{ field: 'changed_at', order: 'DESC' }}
      actions={
        <TopToolbar>
          <Button component={Link} to="/search-changes" label="search_words.changes" />
          {create}
        </TopToolbar>
      }
      columns={[
        { label: 'search_words.phrase', sort: 'phrase', isTitle: true, render: ({ phrase }) => phrase },
        {
          label: 'search_words.finds',
          render: ({ kind, labels }) =>
            labels.length > 0
              ? labels.join(' · ')
              : translate(kind === 'meaning' ? 'search_words.ignored' : 'search_words.gone'),
        },
        { label: 'search_words.kind', render: ({ kind }) => translate(`search_words.kinds.${kind}`) },
        { label: 'office.language', render: ({ locale }) => translate(`search_words.locales.${locale}`) },
      ]}
      create={create}
      to={mayChange && 'edit'}
      rowActions={
        mayChange &&
        (({ id, phrase }) => (
          <ActionButton
            label="ra.action.remove"
            done="search_words.removed"
            consequence={translate('search_words.remove_help', { phrase })}
            onAct={() => call(removeSearchWord, { params: { id } })}
          />
        ))
      }
    />
  );
};

export default SearchWordsList;
