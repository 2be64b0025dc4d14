import AddIcon from '@mui/icons-material/Add';
import { FilterButton, TopToolbar, useLocaleState, useTranslate } from 'react-admin';
import type { ListedArticle } from 'shared-contracts/office/articles.schema';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { formatDay } from '../../format/format.ts';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { useMay } from '../../session/session-context.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { NewArticle } from './new-article.tsx';
import { useDraftWords } from './use-draft-words.ts';

const STATES = ['shown', 'hidden', 'draft', 'planned', 'failed'] as const;

const filters = [
  searchFilter('ra.action.search'),
  choiceFilter('state', 'content.state', STATES, 'content.states'),
];

const Actions = () => {
  const mayChange = useMay('content.change');
  return (
    <TopToolbar>
      <FilterButton />
      {mayChange && (
        <DialogButton label="content.new_article" startIcon={<AddIcon />}>
          {(close) => <NewArticle onClose={close} />}
        </DialogButton>
      )}
    </TopToolbar>
  );
};

/** Articles of the journal, newest first. New drafts come before them. */
const ArticlesList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const draftWords = useDraftWords();
  const columns: readonly Column<ListedArticle>[] = [
    { label: 'content.article', sort: 'title', isTitle: true, render: ({ title }) => title },
    { label: 'content.fields.date', sort: 'date', render: ({ date }) => date && formatDay(date, locale) },
    {
      label: 'content.in_shop',
      render: ({ is_active }) => translate(is_active ? 'audit.yes' : 'audit.no'),
    },
    { label: 'content.state', render: draftWords },
  ];
  return (
    <>
      <ContentTabs at="/articles" />
      <OfficeList<ListedArticle>
        title="content.tabs.articles"
        filters={filters}
        actions={<Actions />}
        sort={{ field: 'date', order: 'DESC' }}
      >
        <Rows columns={columns} to={({ id }) => `/articles/${encodeURIComponent(id)}`} />
      </OfficeList>
    </>
  );
};

export default ArticlesList;
