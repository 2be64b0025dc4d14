import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useState } from 'react';
import type { SortKey } from 'shared-contracts/api/catalogue.schema';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { useListing } from './listing-context.ts';

/** Tells what was ticked and ordered in the server's markup, before the page came alive: no choice is lost. */
export const useEarlyChoices = (form: RefObject<HTMLFormElement | null>): void => {
  const listing = useListing();
  const { selection, onToggle, onSort } = useUnit({
    selection: listing.$selection,
    onToggle: listing.filterToggled,
    onSort: listing.sortChosen,
  });
  // What the page was drawn with: only then can the shopper have been earlier.
  const [drawn] = useState(selection);
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      // React leaves alone what the shopper did; of a box it knows the default, of a list it does not.
      if (control instanceof HTMLSelectElement) {
        if (control.value !== drawn.sort) onSort(control.value as SortKey);
      } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
        const { name: key, value } = control;
        if (isFilterKey(key)) onToggle({ key, value });
      }
    }
  }, [form, drawn, onToggle, onSort]);
};
