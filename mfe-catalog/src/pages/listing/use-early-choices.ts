import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useState } from 'react';
import type { SortKey } from 'shared-contracts/api/catalogue.schema';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { useListing } from './listing-context.ts';

/** Applies filters and sort that the shopper chose in the server markup before hydration. */
export const useEarlyChoices = (form: RefObject<HTMLFormElement | null>): void => {
  const listing = useListing();
  const { selection, onToggle, onSort } = useUnit({
    selection: listing.$selection,
    onToggle: listing.filterToggled,
    onSort: listing.sortChosen,
  });
  // Selection of the server render, to find what the shopper changed since.
  const [drawn] = useState(selection);
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      // React keeps the shopper's values. A checkbox still has its server default for comparison, a select
      // does not.
      if (control instanceof HTMLSelectElement) {
        if (control.value !== drawn.sort) onSort(control.value as SortKey);
      } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
        const { name: key, value } = control;
        if (isFilterKey(key)) onToggle({ key, value });
      }
    }
  }, [form, drawn, onToggle, onSort]);
};
