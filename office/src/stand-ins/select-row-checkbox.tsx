/**
 * The build puts this file in place of react-admin's `SelectRowCheckbox`. The original puts the name on the span
 * around the input, so that the input has none for screen readers. This one names the row too.
 */
import Checkbox from '@mui/material/Checkbox';
import {
  DataTableClasses,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';

export const SelectRowCheckbox = () => {
  const translate = useTranslate();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  if (!record) return null;
  const isSelectable = !isRowSelectable || isRowSelectable(record);
  const name = translate('ra.action.select_row', { name: String(represent(record)) });
  return (
    <Checkbox
      slotProps={{ input: { 'aria-label': name } }}
      className={`select-item ${DataTableClasses.checkbox}`}
      checked={isSelectable && (selectedIds?.includes(record.id) ?? false)}
      disabled={!isSelectable}
      onClick={(event) => {
        handleToggleItem?.(record.id, event);
        // A press of the row opens the record.
        event.stopPropagation();
      }}
    />
  );
};
