import { useLocaleState, useTranslate } from 'react-admin';
import { readLostSearches } from 'shared-contracts/office/figures';
import { FigurePage, useFigure } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { periodLabel } from './period-label.ts';
import { SearchLinks } from './search-links.tsx';
import { ShareBar } from './share-bar.tsx';
import { useAddressParams } from './use-address-params.ts';

/** Words that shoppers searched for without finding a product. */
const LostSearchesPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { values: query, change } = useAddressParams(['from', 'to']);
  const result = useFigure(readLostSearches, query);
  const rows = result.data?.data ?? [];
  const highest = Math.max(0, ...rows.map(({ searches }) => searches));
  return (
    <FigurePage figure="lost-searches" query={query} result={result} onDays={change}>
      <FigureTable
        title={translate('figures.lost-searches.title')}
        rows={rows}
        none="figures.lost-searches.none"
        keyOf={({ words, locale }) => `${locale} ${words}`}
        columns={[
          { label: 'figures.lost-searches.words', render: ({ words }) => words },
          {
            label: 'figures.chart',
            isChart: true,
            render: ({ searches }) => <ShareBar value={searches} highest={highest} />,
          },
          { label: 'figures.lost-searches.times', isNumber: true, render: ({ searches }) => searches },
          {
            label: 'figures.lost-searches.last',
            render: ({ last_day }) => periodLabel({ from: last_day, to: last_day }, 'day', locale),
          },
          { label: 'figures.searches.improve', render: (row) => <SearchLinks {...row} /> },
        ]}
      />
    </FigurePage>
  );
};

export default LostSearchesPage;
