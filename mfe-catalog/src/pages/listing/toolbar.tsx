import { useUnit } from 'effector-react';
import type { SortKey } from 'shared-contracts/api/catalogue.schema';
import { filter, Icon, sort } from 'shared-ui/icon';
import { useMessages } from '../../lib/messages.ts';
import { useListing } from './listing-context.ts';
import { countChosen, SORT_KEYS } from './selection.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** Form that submits the sort without JavaScript. */
  formId: string;
  onFilter: () => void;
}

/** Bar "Filtrar · Ordenar": sticky on phones. Wider windows show only the sort. */
export const Toolbar = ({ formId, onFilter }: ToolbarProps) => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { selection, onSort } = useUnit({ selection: listing.$selection, onSort: listing.sortChosen });
  const chosen = countChosen(selection);
  return (
    <div className={styles.toolbar}>
      <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={onFilter}>
        <Icon path={filter} size={18} />
        {words.filter}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </button>
      <label className={styles.sort}>
        <Icon path={sort} size={18} />
        <span>{words.sort}</span>
        <select
          form={formId}
          name="sort"
          value={selection.sort}
          onChange={(event) => onSort(event.target.value as SortKey)}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {words.sorts[key]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
