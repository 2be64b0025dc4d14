import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { exportAccounting, exportTaxBook } from 'shared-contracts/office/taxes';
import { saveText } from '../../actions/save-text.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';

type Table = 'book' | 'orders' | 'lines' | 'payments' | 'refunds';
const TABLES: readonly Table[] = ['book', 'orders', 'lines', 'payments', 'refunds'];

/** Asks for a table for the accountant and its days, and saves it. */
export const BookDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const today = dayInSantiago(new Date());
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today });
  const [table, setTable] = useState<Table>('book');
  const save = async (): Promise<string> => {
    const { filename, text, rows } =
      table === 'book'
        ? await call(exportTaxBook, { query: days })
        : await call(exportAccounting, { query: { table, ...days } });
    saveText(filename, text);
    return translate('taxes.book.saved', { smart_count: rows });
  };
  return (
    <FormDialog
      title={translate('taxes.book.title')}
      submit={translate('taxes.book.save')}
      isReady={days.from !== '' && days.to !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      {() => (
        <>
          <TextField
            select
            fullWidth
            margin="dense"
            label={translate('taxes.book.table')}
            value={table}
            onChange={({ target }) => setTable(target.value as Table)}
            helperText={translate(`taxes.book.help.${table}`)}
          >
            {TABLES.map((name) => (
              <MenuItem key={name} value={name}>
                {translate(`taxes.book.tables.${name}`)}
              </MenuItem>
            ))}
          </TextField>
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              fullWidth
              margin="dense"
              label={translate(`taxes.${name}`)}
              value={days[name]}
              onChange={({ target }) => setDays({ ...days, [name]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
};
