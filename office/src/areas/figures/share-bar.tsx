import Box from '@mui/material/Box';
import type { FigureColumn } from './figure-cards.tsx';

const WIDTH = 100;

/** Bar of a value beside the highest one. The row's number says the same. */
const ShareBar = ({ value, highest }: { value: number; highest: number }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox={`0 0 ${WIDTH} 8`}
    preserveAspectRatio="none"
    sx={{ display: 'block', width: '100%', minWidth: '5rem', height: '0.75rem' }}
  >
    <rect width={WIDTH} height={8} fill="var(--paper-2)" />
    <rect width={highest > 0 ? (WIDTH * Math.max(0, value)) / highest : 0} height={8} fill="var(--wine)" />
  </Box>
);

/** Column of the bars of all rows. */
export const chartColumn = <R,>(rows: readonly R[], sizeOf: (row: R) => number): FigureColumn<R> => {
  const highest = Math.max(0, ...rows.map(sizeOf));
  return {
    label: 'figures.chart',
    isChart: true,
    render: (row) => <ShareBar value={sizeOf(row)} highest={highest} />,
  };
};
