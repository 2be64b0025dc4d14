import { useUnit } from 'effector-react';
import { isFilterKey } from 'shared-contracts/domain/filter-keys';
import { useLocale } from 'shared-kit/locale';
import { dataOf } from 'shared-kit/query/outcome';
import { foldWords } from '../../lib/fold-words.ts';
import { useMessages } from '../../lib/messages.ts';
import { searchWords } from '../../messages/search.ts';
import { kindsOf, type Results } from './answer.ts';
import styles from './filter-links.module.css';
import { withoutWords } from './tell-understood.ts';
import { types } from './types.model.ts';
import { hrefOfWanted, type Wanted, withChange } from './wanted.ts';

interface FilterLinksProps {
  name: string;
  links: readonly { label: string; href: string; isChosen: boolean; count?: number }[];
}

/** One filter of the results as links, of which one is chosen. */
const FilterLinks = ({ name, links }: FilterLinksProps) => (
  <nav aria-label={name}>
    <p className={`small-caps ${styles.name}`} aria-hidden="true">
      {name}
    </p>
    <ul className={styles.links}>
      {links.map(({ label, href, isChosen, count }) => (
        <li key={label}>
          <a href={href} aria-current={isChosen ? 'true' : undefined}>
            {label}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Links that restrict the results to one kind, with the number of its products. `results` is null while they load. */
export const KindLinks = ({ wanted, results }: { wanted: Wanted; results: Results | null }) => {
  const words = searchWords[useLocale()];
  const linkOf = (kind: Wanted['kind'], label: string, count?: number) => ({
    label,
    count,
    href: hrefOfWanted(withChange(wanted, { kind })),
    isChosen: wanted.kind === kind,
  });
  return (
    <FilterLinks
      name={words.kindsName}
      links={[
        linkOf(null, words.all),
        ...kindsOf(results, wanted.kind).map(({ code, count }) => linkOf(code, words.kinds[code], count)),
      ]}
    />
  );
};

interface TypeLinksProps {
  wanted: Wanted;
  results: Results;
  /** The text of `wanted`, corrected when its answer is there. */
  text: string;
}

const wordOf = (text: string): string => foldWords(text).join(' ');

/** Types of the results' kind as links. The search text tells the type, so each link changes the text. */
export const TypeLinks = ({ wanted, results, text }: TypeLinksProps) => {
  const { listing: words } = useMessages();
  const filters = dataOf(useUnit(types.$outcome));
  return filters?.data.map(({ key, label, options }) => {
    if (!isFilterKey(key) || !key.startsWith('tipo') || options.length < 2) return null;
    const said = results.terms.filter((term) => term.key === key);
    const denied = results.terms.filter(
      (term) => term.key === 'not' && term.values.every((value) => value.startsWith(`${key}:`)),
    );
    // In "tinto natural" the search ignores "tinto".
    const ignored = results.ignored.filter((word) =>
      options.some((option) => wordOf(word).startsWith(wordOf(option.label))),
    );
    const rest = [...[...said, ...denied].map((term) => term.text), ...ignored].reduce(withoutWords, text);
    const hrefOf = (q: string) => hrefOfWanted(withChange(wanted, { q }));
    const all = { label: words.allTypes, href: hrefOf(rest), isChosen: said.length + denied.length === 0 };
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
