import { useUnit } from 'effector-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import type { SortKey } from 'shared-contracts/domain/list-query';
import { lastDataOf } from 'shared-kit/query/outcome';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import { PriceFields } from '../../features/filter-price/index.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './filter-form.module.css';
import { FilterGroupFields } from './filter-group-fields.tsx';
import { useListing } from './listing-context.ts';

/** Applies filters and sort that the shopper chose in the server markup before hydration. */
const useEarlyChoices = (form: RefObject<HTMLFormElement | null>): void => {
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

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Filters with counts for the current selection. Works as a GET form without JavaScript. */
export const FilterForm = ({ id }: { id?: string }) => {
  const { listing: words, retry } = useMessages();
  const listing = useListing();
  const { selection, outcome, counts, isCounting, onRange, onRetry } = useUnit({
    selection: listing.$selection,
    outcome: listing.$outcome,
    counts: listing.$counts,
    isCounting: listing.$isCounting,
    onRange: listing.priceRangeChosen,
    onRetry: listing.retryClicked,
  });
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form);
  const filters = lastDataOf(counts);
  const haveCountsFailed = counts.kind === 'failed';
  const failedCounts = haveCountsFailed && (
    <div role="status" className={styles.lost}>
      <p>{words.countsFailed}</p>
      <Button size="small" busy={isCounting} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
  if (!filters) {
    // The region of the products already shows the failure and the retry.
    if (haveCountsFailed) return outcome.kind === 'failed' ? null : failedCounts;
    return (
      <div className={styles.form} aria-busy="true">
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} step="22" width="threeQuarters" />
        ))}
      </div>
    );
  }
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      action={listing.pathname}
      // Prevent the browser from restoring checkboxes on reload: that would change the selection of the URL.
      autoComplete="off"
      aria-busy={isCounting || undefined}
      // Each change is applied at once, so there is nothing to submit.
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {failedCounts}
      {selection.q && <input type="hidden" name="q" value={selection.q} />}
      {filters.data.map((group) => (
        <FilterGroupFields key={group.key} group={group} isCounted={!haveCountsFailed} />
      ))}
      <PriceFields price={selection.price} bounds={filters.price} onRange={onRange} />
      <noscript>
        <Button type="submit" wide>
          {words.apply}
        </Button>
      </noscript>
    </form>
  );
};
