import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { FilterGroup } from 'shared-contracts/api/catalogue.schema';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { Checkbox } from 'shared-ui/checkbox';
import groups from '../../lib/filter-group.module.css';
import { useMessages } from '../../lib/messages.ts';
import styles from './filter-form.module.css';
import { useListing } from './listing-context.ts';

/** Number of visible options before "Ver N más". */
const SHORT_LIST = 7;

interface FilterGroupFieldsProps {
  group: FilterGroup;
  /** False after a failed request for counts: the group then shows no counts and disables no option. */
  isCounted: boolean;
}

/** One filter group, e.g. grapes, as checkboxes with counts. */
export const FilterGroupFields = ({ group, isCounted }: FilterGroupFieldsProps) => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { selection, onToggle } = useUnit({
    selection: listing.$selection,
    onToggle: listing.filterToggled,
  });
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Of a group that the server rendered open, the browser fires `toggle` before React listens.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const { key } = group;
  if (!isFilterKey(key) || group.options.length === 0) return null;
  const chosen = selection.filters[key] ?? [];
  const isUsable = ({ value, count }: FilterGroup['options'][number]) =>
    !isCounted || count > 0 || chosen.includes(value);
  // Options without products give their place to others. Their order stays.
  const first = group.options
    .toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)))
    .slice(0, SHORT_LIST);
  const short = group.options.filter((option) => first.includes(option));
  const rest = group.options.filter((option) => !first.includes(option));
  const boxOf = (option: FilterGroup['options'][number]) => (
    <Checkbox
      key={option.value}
      name={key}
      value={option.value}
      label={option.label}
      mark={isCounted ? option.count : undefined}
      checked={chosen.includes(option.value)}
      disabled={!isUsable(option)}
      onChange={() => onToggle({ key, value: option.value })}
    />
  );
  return (
    <fieldset className={groups.group}>
      <legend>{group.label}</legend>
      {short.map(boxOf)}
      {rest.length > 0 && (
        <details
          ref={details}
          className={styles.rest}
          // Stays open when its last chosen value is taken out.
          open={isOpen || rest.some(({ value }) => chosen.includes(value)) || undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className={styles.more}>{words.more(rest.length)}</summary>
          {rest.map(boxOf)}
        </details>
      )}
    </fieldset>
  );
};
