import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { SEARCH_SORTS } from 'shared-contracts/domain/list-query';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { dataOf } from 'shared-kit/query/outcome';
import { Button } from 'shared-ui/button';
import { PriceFields } from '../../features/filter-price/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { understoodWords } from '../../messages/understood.ts';
import type { Results } from './answer.ts';
import { KindLinks, TypeLinks } from './filter-links.tsx';
import { refined } from './search.model.ts';
import { types } from './types.model.ts';
import { MoreFilters } from './understood.tsx';
import type { Wanted } from './wanted.ts';

/** Price limits. Without scripts it is a GET form, with the order of `FilterBar`. */
const PriceForm = ({ id, wanted }: { id: string; wanted: Wanted }) => {
  const { listing } = useMessages();
  const { onRefine, filters } = useUnit({ onRefine: refined, filters: types.$outcome });
  const form = useRef<HTMLFormElement>(null);
  const drawn = useRef(wanted.sort);
  // Apply an order that the shopper chose in the server markup before hydration.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('sort');
    const sort = SEARCH_SORTS.find((key) => key === chosen);
    if (sort && sort !== drawn.current) onRefine({ sort });
  }, [onRefine]);
  return (
    <form
      ref={form}
      id={id}
      aria-label={understoodWords[useLocale()].refine}
      action={hrefs.search}
      autoComplete="off"
      // Each change is applied at once, so there is nothing to submit.
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="q" value={wanted.q} />
      {wanted.kind && <input type="hidden" name="t" value={wanted.kind} />}
      <PriceFields
        price={wanted.price}
        bounds={dataOf(filters)?.price ?? null}
        onRange={(price) => onRefine({ price })}
      />
      <noscript>
        <Button type="submit" wide>
          {listing.apply}
        </Button>
      </noscript>
    </form>
  );
};

interface FiltersProps {
  formId: string;
  wanted: Wanted;
  /** Null while they load. */
  results: Results | null;
  /** The text of `wanted`, corrected when its answer is there. */
  text: string;
}

/** Filters of the results: kind, type, price, and a link to the listing with more of them. */
export const Filters = ({ formId, wanted, results, text }: FiltersProps) => (
  <>
    <KindLinks wanted={wanted} results={results} />
    {results && <TypeLinks wanted={wanted} results={results} text={text} />}
    <PriceForm id={formId} wanted={wanted} />
    {results && <MoreFilters wanted={wanted} results={results} />}
  </>
);
