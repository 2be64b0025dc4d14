import { useLocale } from 'shared-kit/locale';
import { searchWords } from '../../messages/search.ts';
import { kindsOf, type Results } from './answer.ts';
import { FilterLinks } from './filter-links.tsx';
import { hrefOfWanted, type Wanted, withChange } from './wanted.ts';

interface KindLinksProps {
  wanted: Wanted;
  /** Null while they load. */
  results: Results | null;
}

/** Links that restrict the results to one kind, with the number of its products. */
export const KindLinks = ({ wanted, results }: KindLinksProps) => {
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
