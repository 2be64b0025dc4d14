import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { $content } from '../../features/search-products/search-products.model.ts';
import { searchWords } from '../../messages/search.ts';
import styles from './search.module.css';
import { hrefOfWanted, NOTHING_WANTED, type Wanted } from './wanted.ts';

interface NothingFoundProps {
  /** The search that found nothing. */
  shown: Wanted;
  /** URL of the first page, when the page number is beyond the last page. Null: there are no results. */
  firstPage: string | null;
}

interface Words {
  title: string;
  text: string;
  /** Links. The first is the primary one. */
  actions: readonly { text: string; link: string }[];
}

/** Empty search result with links. A search over all types uses the texts of the content page. */
export const NothingFound = ({ shown, firstPage }: NothingFoundProps) => {
  const words = searchWords[useLocale()];
  const content = useUnit($content);
  const { q, kind } = shown;
  const first = firstPage
    ? { text: words.firstPage, link: firstPage }
    : kind
      ? { text: words.seeAll, link: hrefOfWanted({ ...NOTHING_WANTED, q }) }
      : { text: words.wines, link: hrefs.wines };
  const own: Words = {
    title: words.emptyTitle,
    text: kind ? words.emptyKind(q, words.kinds[kind]) : words.emptyText(q),
    actions: [first, { text: words.sommelier, link: hrefs.sommelier }],
  };
  const { title, text, actions } = firstPage || kind ? own : (content?.nothing ?? own);
  return (
    <EmptyState
      drawing={<CorkscrewDrawing />}
      title={title}
      action={
        <span className={styles.ways}>
          {actions.map((action, index) => (
            <ButtonLink key={action.link} variant={index === 0 ? 'primary' : 'secondary'} href={action.link}>
              {action.text}
            </ButtonLink>
          ))}
        </span>
      }
    >
      {text}
    </EmptyState>
  );
};
