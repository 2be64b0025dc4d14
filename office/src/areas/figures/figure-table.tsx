import { type Theme, useMediaQuery } from '@mui/material';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FigureCards, type FigureColumn, type FigureRows } from './figure-cards.tsx';

/** A bar below, and a shade at each side that has more columns, so that a person sees that the table scrolls. */
const SCROLLS = {
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--ink-3) var(--paper-3)',
  backgroundImage: [
    'linear-gradient(to right, var(--paper) 30%, transparent)',
    'linear-gradient(to left, var(--paper) 30%, transparent)',
    'linear-gradient(to right, rgb(31 26 23 / 25%), transparent)',
    'linear-gradient(to left, rgb(31 26 23 / 25%), transparent)',
  ].join(),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '2.5rem 100%, 2.5rem 100%, 0.75rem 100%, 0.75rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
  '& .MuiTableCell-head': { backgroundColor: 'transparent' },
};

/** Scrolls with the keyboard too. No region: some are in a section of the same name. */
const WideTable = <R,>({ title, columns, rows, keyOf }: FigureRows<R>) => {
  const translate = useTranslate();
  const [first, ...others] = columns;
  const alignOf = ({ isNumber }: FigureColumn<R>) => (isNumber ? 'right' : 'left');
  return (
    <Box tabIndex={0} role="group" aria-label={translate(title)} sx={SCROLLS}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} align={alignOf(column)}>
                {translate(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {/* A searched word may be long. Unbroken, it would push the numbers out of a phone. */}
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: '9rem' }}>
                {first?.render(row)}
              </TableCell>
              {others.map((column) => (
                <TableCell
                  key={column.label}
                  align={alignOf(column)}
                  sx={{
                    fontVariantNumeric: 'tabular-nums',
                    whiteSpace: column.isNumber ? 'nowrap' : undefined,
                  }}
                >
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

interface FigureTableProps<R> extends FigureRows<R> {
  /** Message key of the sentence that stands for a table without rows. */
  none?: string;
}

/** Numbers of a figure: a table, which scrolls by itself when it is wide, and cards on phones. */
export const FigureTable = <R,>({ none, ...props }: FigureTableProps<R>) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (none && props.rows.length === 0) return <Typography>{translate(none)}</Typography>;
  return isPhone ? <FigureCards {...props} /> : <WideTable {...props} />;
};
