import { useUnit } from 'effector-react';
import type { TableCalendar } from 'shared-contracts/api/reservations.schema';
import { DataForm } from '../../lib/form/data-form.tsx';
import { SelectInput } from '../../lib/form/inputs.ts';
import { GuestFields } from '../../lib/guest/guest-fields.tsx';
import { useFormWords } from '../../messages/forms.ts';
import { useTableWords } from '../../messages/tables.ts';
import { DayChoice } from './day-choice.tsx';
import { HourChoice } from './hour-choice.tsx';
import { table } from './reserve-table.model.ts';
import styles from './reserve-table.module.css';
import { EMPTY, rulesOf, type TableForm } from './table-form.ts';

/** Reservation form of tables: people, day, hour, guest. Keeps its values until the reservation succeeds. */
export const ReserveTableForm = ({ calendar }: { calendar: TableCalendar }) => {
  const words = useTableWords();
  const { persons, personCount, choosePersons, fields } = useFormWords();
  const { submit, typed, failure, isSending } = useUnit(table);
  const { min_persons, max_persons, days, duration_minutes } = calendar;
  const counts = Array.from({ length: max_persons - min_persons + 1 }, (_, index) => min_persons + index);
  return (
    <DataForm<TableForm>
      label={words.form}
      initial={typed ?? EMPTY}
      rules={rulesOf(fields)}
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
      submitLabel={words.submit}
      sendingLabel={words.sending}
      failedTitle={words.failed}
    >
      <SelectInput
        name="person_quantity"
        label={persons}
        placeholder={choosePersons}
        className={styles.persons}
        options={counts.map((count) => ({ value: String(count), label: personCount(count) }))}
      />
      <div className={styles.when}>
        <DayChoice days={days} />
        <HourChoice minutes={duration_minutes} />
      </div>
      <GuestFields messageHelp={words.messageHelp} />
    </DataForm>
  );
};
