import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-contracts/kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { searchWords } from '../../messages/search.ts';
import styles from './search.module.css';
import { hrefOfWanted, type Wanted } from './wanted.ts';

interface NothingFoundProps {
  wanted: Wanted;
  /** There are results, but none on this page. */
  isBeyondEnd: boolean;
}

/** Nothing has these words: the ways out. */
export const NothingFound = ({ wanted, isBeyondEnd }: NothingFoundProps) => {
  const words = searchWords[useLocale()];
  const { q, kind } = wanted;
  const first = isBeyondEnd
    ? { text: words.firstPage, href: hrefOfWanted({ ...wanted, page: 1 }) }
    : kind
      ? { text: words.seeAll, href: hrefOfWanted({ q, kind: null, page: 1 }) }
      : { text: words.wines, href: hrefs.wines };
  return (
    <EmptyState
      drawing={<CorkscrewDrawing />}
      title={words.emptyTitle}
      action={
        <span className={styles.ways}>
          <ButtonLink variant="primary" href={first.href}>
            {first.text}
          </ButtonLink>
          <ButtonLink href={hrefs.sommelier}>{words.sommelier}</ButtonLink>
        </span>
      }
    >
      {kind ? words.emptyKind(q, words.kinds[kind]) : words.emptyText(q)}
    </EmptyState>
  );
};
