import { SelectInput, useLocaleState, useTranslate } from 'react-admin';
import type { ListedPage } from 'shared-contracts/office/content.schema';
import { formatTime } from '../../format/format.ts';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { useDraftWords } from './use-draft-words.ts';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="content.state"
    choices={[{ id: 'failed', name: 'content.states.failed' }]}
    alwaysOn
  />,
];

/** Pages of the shop with their drafts. */
const PagesList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const draftWords = useDraftWords();
  const columns: readonly Column<ListedPage>[] = [
    {
      label: 'content.page',
      isTitle: true,
      render: ({ id, title }) => translate(`content.pages.${id}`, { _: title }),
    },
    { label: 'content.state', render: draftWords },
    { label: 'content.updated', render: ({ updated_at }) => formatTime(updated_at, locale) },
  ];
  return (
    <>
      <ContentTabs at="/pages" />
      <OfficeList<ListedPage> title="content.title" filters={filters} actions={false} pagination={false}>
        <Rows columns={columns} to={({ id }) => `/pages/${encodeURIComponent(id)}`} />
      </OfficeList>
    </>
  );
};

export default PagesList;
