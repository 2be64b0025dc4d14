import type { ComponentProps } from 'react';
import type { SortKey } from 'shared-contracts/domain/list-query';
import { filter, Icon, sort as sortIcon } from 'shared-ui/icon';
import styles from './filter-bar.module.css';
import { useMessages } from './messages.ts';

interface FilterBarProps<Sort extends SortKey> {
  /** Form that submits the sort without JavaScript. */
  formId: string;
  sorts: readonly Sort[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Number of active filters. */
  chosen: number;
  /** The button that opens the filters. */
  filterButton: Pick<
    ComponentProps<'button'>,
    'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
  >;
}

/** Bar "Filtrar · Ordenar": sticky on phones. Wider windows show only the sort. */
export function FilterBar<Sort extends SortKey>(props: FilterBarProps<Sort>) {
  const { formId, sorts, sort, onSort, chosen, filterButton } = props;
  const { listing: words } = useMessages();
  return (
    <div className={styles.bar}>
      <button {...filterButton} type="button" className={styles.filter}>
        <Icon path={filter} size={18} />
        {words.filter}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </button>
      <label className={styles.sort}>
        <Icon path={sortIcon} size={18} />
        <span>{words.sort}</span>
        <select
          form={formId}
          name="sort"
          value={sort}
          onChange={(event) => onSort(event.target.value as Sort)}
        >
          {sorts.map((key) => (
            <option key={key} value={key}>
              {words.sorts[key]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
