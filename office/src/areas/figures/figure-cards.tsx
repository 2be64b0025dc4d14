import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface FigureColumn<R> {
  /** Message key of the heading. */
  label: string;
  render: (row: R) => ReactNode;
  isNumber?: boolean;
  /** Shows what another column says. On a phone it has no heading. */
  isChart?: boolean;
}

export interface FigureRows<R> {
  /** Message key. */
  title: string;
  columns: readonly FigureColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
}

const VALUE = {
  m: 0,
  minWidth: 0,
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
/** A text beside its label, or below it when less than this is left. */
const TEXT = { flex: '1 1 8rem' } as const;

/** Rows of a figure on a phone, each below the value of its first column. Numbers share a line while they fit. */
export const FigureCards = <R,>({ title, columns, rows, keyOf }: FigureRows<R>) => {
  const translate = useTranslate();
  const [first, ...others] = columns;
  return (
    <Box component="ul" aria-label={translate(title)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={keyOf(row)} sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{first?.render(row)}</Box>
          {others.map((column) => column.isChart && <Box key={column.label}>{column.render(row)}</Box>)}
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0 }}>
            {others
              .map((column) => ({ ...column, value: column.render(row) }))
              .filter(({ value, isChart }) => value !== '' && !isChart)
              .map(({ label, value, isNumber }) => (
                <Box
                  key={label}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    columnGap: 1,
                    flexBasis: isNumber ? 'auto' : '100%',
                  }}
                >
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {translate(label)}
                  </Box>
                  <Box component="dd" sx={{ ...VALUE, ...(!isNumber && TEXT) }}>
                    {value}
                  </Box>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
