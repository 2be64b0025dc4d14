import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { exportTaxBook } from 'shared-contracts/office/taxes';
import { saveText } from '../../actions/save-text.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';

/** Asks for the days of the book of sales, and saves it. */
export const BookDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const today = dayInSantiago(new Date());
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today });
  const save = async (): Promise<string> => {
    const { filename, text, rows } = await call(exportTaxBook, { query: days });
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
          <p>{translate('taxes.book.help')}</p>
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
