import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from 'shared-contracts/domain/days';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { exportAccounting, exportTaxBook } from 'shared-contracts/office/taxes';
import { saveText } from '../../actions/save-text.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldsOf } from '../../forms/fields-of.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';

type Table = 'book' | 'orders' | 'lines' | 'payments' | 'refunds';
const TABLES: readonly Table[] = ['book', 'orders', 'lines', 'payments', 'refunds'];

/** Asks for a table for the accountant and its days, and saves it. */
export const BookDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const today = dayInSantiago(new Date());
  // In the first ten days of a month, accountants need the month before.
  const to = today.slice(8) <= '10' ? addDays(`${today.slice(0, 7)}-01`, -1) : today;
  const [days, setDays] = useState({ from: `${to.slice(0, 7)}-01`, to });
  const [table, setTable] = useState<Table>('book');
  const field = fieldsOf(days, (changes) => setDays({ ...days, ...changes }));
  const save = async (): Promise<string> => {
    const { rows, ...file } =
      table === 'book'
        ? await call(exportTaxBook, { query: days })
        : await call(exportAccounting, { query: { table, ...days } });
    saveText(file);
    return translate('taxes.book.saved', { smart_count: rows });
  };
  return (
    <FormDialog
      title={translate('taxes.book.title')}
      submit={translate('figures.csv')}
      isReady={days.from !== '' && days.to !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      {() => (
        <>
          <ChoiceField
            label="taxes.book.table"
            value={table}
            values={TABLES}
            words="taxes.book.tables"
            onChange={setTable}
            helperText={translate(`taxes.book.help.${table}`)}
          />
          {(['from', 'to'] as const).map((name) => (
            <TypedField key={name} type="date" label={`figures.${name}`} {...field(name)} />
          ))}
        </>
      )}
    </FormDialog>
  );
};
