import { useUnit } from 'effector-react';
import { type RefObject, useEffect } from 'react';
import type { SortKey } from 'shared-contracts/api/catalogue.schema';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { useListing } from './listing-context.ts';

/** Tells what was ticked and ordered in the server's markup, before the page came alive: no choice is lost. */
export const useEarlyChoices = (form: RefObject<HTMLFormElement | null>): void => {
  const listing = useListing();
  const { onToggle, onSort } = useUnit({ onToggle: listing.filterToggled, onSort: listing.sortChosen });
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      // React has set the default to what the address says, and left alone what the shopper did.
      if (control instanceof HTMLSelectElement) {
        if (!control.selectedOptions[0]?.defaultSelected) onSort(control.value as SortKey);
      } else if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
        const { name: key, value } = control;
        if (isFilterKey(key)) onToggle({ key, value });
      }
    }
  }, [form, onToggle, onSort]);
};
