import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { readSearches } from 'shared-contracts/office/figures';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { SearchLinks } from './search-links.tsx';

const SORTS = ['views', 'unpressed'] as const;
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} (${Math.round((part / whole) * 100)} %)`;

/** Searches of shoppers, with the views, presses and carts that followed. */
const SearchesPage = () => {
  const translate = useTranslate();
  return (
    <FigurePage
      figure="searches"
      endpoint={readSearches}
      choice={{
        name: 'sort',
        label: 'figures.searches.sort',
        values: SORTS,
        initial: 'views',
        isNotInFile: true,
      }}
    >
      {({ data: rows, total }) =>
        rows.length === 0 ? (
          <Typography>{translate('figures.searches.none')}</Typography>
        ) : (
          <>
            <Typography>
              {translate('figures.searches.sum', {
                smart_count: total.views,
                presses: share(total.presses, total.views),
                carts: share(total.carts, total.views),
              })}
            </Typography>
            <FigureTable
              title="figures.searches.title"
              rows={rows}
              keyOf={({ words, locale }) => `${locale} ${words}`}
              columns={[
                { label: 'figures.lost-searches.words', render: ({ words }) => words },
                { label: 'figures.searches.views', isNumber: true, render: ({ views }) => views },
                {
                  label: 'figures.searches.presses',
                  isNumber: true,
                  render: ({ presses, views }) => share(presses, views),
                },
                {
                  label: 'figures.searches.carts',
                  isNumber: true,
                  render: ({ carts, views }) => share(carts, views),
                },
                { label: 'figures.searches.improve', render: (row) => <SearchLinks {...row} /> },
              ]}
            />
          </>
        )
      }
    </FigurePage>
  );
};

export default SearchesPage;
