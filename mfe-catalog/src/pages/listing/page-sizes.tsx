import { useMessages } from '../../lib/messages.ts';
import { useListing } from './listing-context.ts';
import styles from './results.module.css';
import { hrefOfSelection, PAGE_SIZES } from './selection.ts';
import type { Shown } from './shown.ts';

/** Links that choose how many products a page shows. Renders nothing when the smallest page has them all. */
export const PageSizes = ({ list, selection }: Shown) => {
  const { listing: words } = useMessages();
  const { pathname } = useListing();
  if (list.total <= PAGE_SIZES[0]) return null;
  return (
    <nav aria-label={words.perPage} className={styles.sizes}>
      <span aria-hidden="true">{words.perPage}</span>
      {PAGE_SIZES.map((perPage) => (
        <a
          key={perPage}
          href={hrefOfSelection(pathname, { ...selection, perPage, page: 1 })}
          aria-current={perPage === selection.perPage ? 'true' : undefined}
        >
          {perPage}
        </a>
      ))}
    </nav>
  );
};
