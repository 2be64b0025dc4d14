// Drawn seldom: memory between renders would only add bytes.
'use no memo';
import { useUnit } from 'effector-react';
import { type FormEvent, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import { useMessages } from '../../lib/messages.ts';
import styles from './filter-form.module.css';
import { FilterGroupFields } from './filter-group-fields.tsx';
import { useListing } from './listing-context.ts';
import { PriceFields } from './price-fields.tsx';
import { useEarlyChoices } from './use-early-choices.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Filters with counts for the current selection. Without script it is a plain GET form. */
export const FilterForm = ({ id }: { id?: string }) => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { selection, outcome } = useUnit({ selection: listing.$selection, outcome: listing.$outcome });
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form);
  if (outcome.kind === 'failed') return null;
  if (outcome.kind === 'pending')
    return (
      <div className={styles.form} aria-busy="true">
        {PLACES.map((place) => (
          <Skeleton key={place} step="22" width="threeQuarters" />
        ))}
      </div>
    );
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      action={listing.pathname}
      // The address is the only memory: a browser that brings ticks back on its own would choose for the shopper.
      autoComplete="off"
      // Every choice is reported as it is made: nothing is left to send.
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {selection.q && <input type="hidden" name="q" value={selection.q} />}
      {outcome.filters.data.map((group) => (
        <FilterGroupFields key={group.key} group={group} />
      ))}
      <PriceFields bounds={outcome.filters.price} />
      <noscript>
        <Button type="submit" wide>
          {words.apply}
        </Button>
      </noscript>
    </form>
  );
};
