import { readCorrections } from 'shared-contracts/office/figures';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { SearchLinks } from './search-links.tsx';

/** Words that the search corrected, and what to. */
const CorrectionsPage = () => (
  <FigurePage figure="corrections" endpoint={readCorrections}>
    {({ data }) => (
      <FigureTable
        title="figures.corrections.title"
        rows={data}
        none="figures.corrections.none"
        keyOf={({ words, locale, corrected }) => `${locale} ${words} ${corrected}`}
        columns={[
          { label: 'figures.lost-searches.words', render: ({ words }) => words },
          { label: 'figures.corrections.to', render: ({ corrected }) => corrected },
          { label: 'figures.lost-searches.times', isNumber: true, render: ({ searches }) => searches },
          { label: 'figures.searches.improve', render: (row) => <SearchLinks {...row} /> },
        ]}
      />
    )}
  </FigurePage>
);

export default CorrectionsPage;
