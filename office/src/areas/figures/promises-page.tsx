import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { readPromises } from 'shared-contracts/office/figures';
import { formatShortDay } from '../../format/format.ts';
import { joined } from '../../format/joined.ts';
import { FigurePage } from './figure-page.tsx';
import { FigureTable } from './figure-table.tsx';
import { SumCard } from './sum-card.tsx';

const SUMS = ['kept', 'late', 'open'] as const;

/** Promised days of arrival: how many the shop kept, and the late orders one by one. */
const PromisesPage = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <FigurePage figure="promises" endpoint={readPromises}>
      {({ data, total }) => (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' }}>
            {SUMS.map((sum) => (
              <SumCard key={sum} label={`figures.promises.${sum}`} value={String(total[sum])}>
                {sum === 'kept' &&
                  total.kept + total.late > 0 &&
                  translate('figures.promises.share', {
                    percent: Math.floor((total.kept * 100) / (total.kept + total.late)),
                  })}
              </SumCard>
            ))}
          </Box>
          <FigureTable
            title="figures.promises.late"
            rows={data}
            none="figures.promises.none"
            keyOf={({ id }) => id}
            columns={[
              {
                label: 'taxes.order',
                render: ({ id, number }) => <Link to={`/orders/${id}/show`}>{number}</Link>,
              },
              {
                label: 'figures.promises.promised',
                render: ({ promised_on }) => formatShortDay(promised_on, locale),
              },
              {
                label: 'figures.promises.done',
                render: ({ done_on }) =>
                  done_on ? formatShortDay(done_on, locale) : translate('figures.promises.not_yet'),
              },
              { label: 'figures.promises.days', isNumber: true, render: ({ days }) => days },
              {
                label: 'figures.promises.where',
                render: ({ delivery, commune, carrier }) =>
                  delivery === 'pickup'
                    ? translate('figures.promises.pickup')
                    : joined([commune, carrier], ', '),
              },
            ]}
          />
        </>
      )}
    </FigurePage>
  );
};

export default PromisesPage;
