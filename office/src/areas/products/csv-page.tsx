import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { exportProducts } from 'shared-contracts/office/products';
import { saveText } from '../../actions/save-text.ts';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { CsvImport } from './csv-import.tsx';
import { KINDS } from './types.ts';

const Download = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const [kind, setKind] = useState('');
  const download = async (): Promise<void> => {
    try {
      const query = kind ? { kind: kind as (typeof KINDS)[number] } : {};
      const { rows, more, ...file } = await call(exportProducts, { query });
      saveText(file);
      if (more) notify(translate('products.csv.more', { rows }), { type: 'warning' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: '24rem' }}>
      <Typography variant="h2">{translate('products.csv.download.title')}</Typography>
      <Typography color="text.secondary">{translate('products.csv.download.help')}</Typography>
      <TextField
        select
        label={translate('products.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('products.csv.all_kinds')}</MenuItem>
        {KINDS.map((id) => (
          <MenuItem key={id} value={id}>
            {translate(`products.kinds.${id}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => void download()}>
        {translate('figures.csv')}
      </Button>
    </Box>
  );
};

/** Prices and stock as CSV files: out, and in after a check. */
const CsvPage = () => {
  const mayPrice = useMay('catalogue.change-price');
  const mayStock = useMay('catalogue.change-stock');
  const mayCost = useMay('catalogue.change-cost');
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Title title="products.csv.title" />
      <Download />
      {mayPrice && <CsvImport subject="prices" />}
      {mayStock && <CsvImport subject="stock" />}
      {mayCost && <CsvImport subject="costs" />}
    </Box>
  );
};

export default CsvPage;
