import { useUnit } from 'effector-react';
import type { FilterGroup } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import { lastDataOf } from 'shared-kit/query/outcome';
import { limitsOf } from '../../features/filter-price/index.ts';
import { ChipList } from '../../lib/chip-list.tsx';
import { useMessages } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';
import { useListing } from './listing-context.ts';
import {
  hrefOfSelection,
  type Selection,
  withFilterToggled,
  withoutFilters,
  withPriceRange,
} from './selection.ts';

/** Label of a filter value or price limit, and the selection without it. */
interface ChosenFilter {
  label: string;
  without: Selection;
}

const filterChips = (selection: Selection, groups: readonly FilterGroup[]): ChosenFilter[] =>
  FILTER_KEYS.flatMap((key) =>
    (selection.filters[key] ?? []).map((value) => {
      const options = groups.find((group) => group.key === key)?.options;
      return {
        label: options?.find((option) => option.value === value)?.label ?? value,
        without: withFilterToggled(selection, { key, value }),
      };
    }),
  );

const priceChips = (selection: Selection, words: Messages['listing']): ChosenFilter[] =>
  limitsOf(selection.price, words).map(({ label, without }) => ({
    label,
    without: withPriceRange(selection, without),
  }));

/** Active filters and price limits as chips. Each links to the list without it. The last link clears all. */
export const Chips = () => {
  const { listing: words } = useMessages();
  const { $selection, $counts, pathname } = useListing();
  const { selection, counts } = useUnit({ selection: $selection, counts: $counts });
  const groups = lastDataOf(counts)?.data ?? [];
  const chips = [...filterChips(selection, groups), ...priceChips(selection, words)];
  if (chips.length === 0) return null;
  const hrefOf = (selected: Selection) => hrefOfSelection(pathname, selected);
  return (
    <ChipList
      name={words.chosen}
      chips={chips.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
      after={{ text: words.clear, href: hrefOf(withoutFilters(selection)) }}
    />
  );
};
