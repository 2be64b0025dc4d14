import { useTranslate } from 'react-admin';
import { readCorrections } from 'shared-contracts/office/figures';
import { FigurePage, useFigure } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { SearchLinks } from './search-links.tsx';
import { useAddressParams } from './use-address-params.ts';

/** Words that the search corrected, and what to. */
const CorrectionsPage = () => {
  const translate = useTranslate();
  const { values: query, change } = useAddressParams(['from', 'to']);
  const result = useFigure(readCorrections, query);
  const rows = result.data?.data ?? [];
  return (
    <FigurePage figure="corrections" query={query} result={result} onDays={change}>
      <FigureTable
        title={translate('figures.corrections.title')}
        rows={rows}
        none="figures.corrections.none"
        keyOf={({ words, locale, corrected }) => `${locale} ${words} ${corrected}`}
        columns={[
          { label: 'figures.lost-searches.words', render: ({ words }) => words },
          { label: 'figures.corrections.to', render: ({ corrected }) => corrected },
          { label: 'figures.lost-searches.times', isNumber: true, render: ({ searches }) => searches },
          { label: 'figures.searches.improve', render: (row) => <SearchLinks {...row} /> },
        ]}
      />
    </FigurePage>
  );
};

export default CorrectionsPage;
