import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isFarPrice } from 'shared-contracts/office/catalogue-limits';
import { withGrams } from './format-name.ts';
import { PriceText } from './price-text.tsx';
import type { Preview } from './types.ts';

/** More rows make the page slow. The others are counted. */
const SHOWN = 200;

const isSame = ({ before, after }: Preview): boolean => JSON.stringify(before) === JSON.stringify(after);
/** Rows of a preview that change something and can be changed. */
export const changesOf = <P extends Preview>(rows: readonly P[]): P[] =>
  rows.filter((row) => row.refused === null && !isSame(row));

const isFar = ({ before, after }: Preview): boolean =>
  before !== null &&
  after !== null &&
  typeof before === 'object' &&
  typeof after === 'object' &&
  isFarPrice(before.price, after.price);

const Value = ({ value }: { value: Preview['before'] }) => {
  if (value === null) return '–';
  return typeof value === 'number' ? value : <PriceText price={value} />;
};

/** Old and new value of each format. Refused ones come first, with the reason in words, then large changes of a price. */
export const PreviewTable = ({ rows }: { rows: readonly Preview[] }) => {
  const translate = useTranslate();
  const refused = rows.filter((row) => row.refused !== null);
  const changed = changesOf(rows);
  const far = changed.filter(isFar);
  const shown = [...new Set([...refused, ...far, ...changed])].slice(0, SHOWN);
  const hidden = refused.length + changed.length - shown.length;
  return (
    <Box>
      <Typography role="status">
        {translate('products.preview.changes', { smart_count: changed.length })}
        {refused.length > 0 && ` ${translate('products.preview.refused', { smart_count: refused.length })}`}
      </Typography>
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('products.preview.all_or_none')}
        </Alert>
      )}
      {far.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('products.preview.far', { smart_count: far.length })}
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={translate('products.preview.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('products.name')}</TableCell>
              <TableCell>{translate('products.preview.before')}</TableCell>
              <TableCell>{translate('products.preview.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ sku, name, grams, before, after, refused: why }) => (
              <TableRow key={sku}>
                <TableCell>
                  {withGrams(name || sku, grams)}
                  <Typography variant="body2" color="text.secondary">
                    {sku}
                  </Typography>
                </TableCell>
                <TableCell>
                  <Value value={before} />
                </TableCell>
                <TableCell>
                  {why === null ? (
                    <Value value={after} />
                  ) : (
                    <Box sx={{ color: 'error.main' }}>{translate(`products.refused.${why}`)}</Box>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {hidden > 0 && <Typography>{translate('products.preview.hidden', { smart_count: hidden })}</Typography>}
    </Box>
  );
};
