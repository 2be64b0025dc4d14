import { useLocaleState } from 'react-admin';
import { readLostSearches } from 'shared-contracts/office/figures';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { periodLabel } from './period-label.ts';
import { SearchLinks } from './search-links.tsx';
import { chartColumn } from './share-bar.tsx';

/** Words that shoppers searched for without finding a product. */
const LostSearchesPage = () => {
  const [locale] = useLocaleState();
  return (
    <FigurePage figure="lost-searches" endpoint={readLostSearches}>
      {({ data }) => (
        <FigureTable
          title="figures.lost-searches.title"
          rows={data}
          none="figures.lost-searches.none"
          keyOf={({ words, locale: language }) => `${language} ${words}`}
          columns={[
            { label: 'figures.lost-searches.words', render: ({ words }) => words },
            chartColumn(data, ({ searches }) => searches),
            { label: 'figures.lost-searches.times', isNumber: true, render: ({ searches }) => searches },
            {
              label: 'figures.lost-searches.last',
              render: ({ last_day }) => periodLabel({ from: last_day, to: last_day }, 'day', locale),
            },
            { label: 'figures.searches.improve', render: (row) => <SearchLinks {...row} /> },
          ]}
        />
      )}
    </FigurePage>
  );
};

export default LostSearchesPage;
