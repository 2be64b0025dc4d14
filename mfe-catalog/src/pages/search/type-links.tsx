import { useUnit } from 'effector-react';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { dataOf } from 'shared-kit/query/outcome';
import { useMessages } from '../../lib/messages.ts';
import type { Results } from './answer.ts';
import { FilterLinks } from './filter-links.tsx';
import { withoutWords } from './tell-understood.ts';
import { types } from './types.model.ts';
import { hrefOfWanted, type Wanted, withChange } from './wanted.ts';

interface TypeLinksProps {
  wanted: Wanted;
  results: Results;
  /** The text of `wanted`, corrected when its answer is there. */
  text: string;
}

/** Types of the results' kind as links. The search text tells the type, so each link changes the text. */
export const TypeLinks = ({ wanted, results, text }: TypeLinksProps) => {
  const { listing: words } = useMessages();
  const filters = dataOf(useUnit(types.$outcome));
  return filters?.data.map(({ key, label, options }) => {
    if (!isFilterKey(key) || !key.startsWith('tipo') || options.length < 2) return null;
    const said = results.terms.filter((term) => term.key === key);
    const rest = said.reduce((left, term) => withoutWords(left, term.text), text);
    const hrefOf = (q: string) => hrefOfWanted(withChange(wanted, { q }));
    const all = { label: words.allTypes, href: hrefOf(rest), isChosen: said.length === 0 };
    return (
      <FilterLinks
        key={key}
        name={label}
        links={[
          // Without its type the text may be empty, and a search needs a text.
          ...(rest ? [all] : []),
          ...options.map((option) => ({
            label: option.label,
            href: hrefOf(`${rest} ${option.label.toLowerCase()}`.trim()),
            isChosen: said.some(({ values }) => values.includes(option.value)),
          })),
        ]}
      />
    );
  });
};
