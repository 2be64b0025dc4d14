import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useListContext, useLocaleState, useTranslate } from 'react-admin';
import type { ListedPage } from 'shared-contracts/office/content.schema';
import { formatTime } from '../../format/format.ts';
import { choiceFilter } from '../../lists/filters.tsx';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { groupOfPage, PAGE_GROUPS } from './page-groups.ts';
import { useDraftWords } from './use-draft-words.ts';

const filters = [choiceFilter('state', 'content.state', ['failed'], 'content.states', { alwaysOn: true })];

/** Pages under the headings of their groups. */
const GroupedRows = ({ columns }: { columns: readonly Column<ListedPage>[] }) => {
  const translate = useTranslate();
  const list = useListContext<ListedPage>();
  const rows = <Rows columns={columns} to={({ id }) => `/pages/${encodeURIComponent(id)}`} />;
  if (!list.data?.length) return rows;
  return PAGE_GROUPS.map((group) => {
    const data = list.data.filter(({ id }) => groupOfPage(id) === group);
    if (data.length === 0) return null;
    return (
      <Box
        key={group}
        component="section"
        sx={{ '& .RaDataTable-tableWrapper .RaDataTable-table': { tableLayout: 'fixed' } }}
      >
        <Typography variant="h2" sx={{ px: { xs: 1.5, md: 2 }, pt: 3, pb: 1 }}>
          {translate(`content.page_groups.${group}`)}
        </Typography>
        <ListContextProvider value={{ ...list, data, total: data.length }}>{rows}</ListContextProvider>
      </Box>
    );
  });
};

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
        <GroupedRows columns={columns} />
      </OfficeList>
    </>
  );
};

export default PagesList;
