import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';
import { useListing } from './listing-context.ts';
import { countChosen, hrefOfSelection, withoutFilters } from './selection.ts';
import type { Shown } from './shown.ts';

/**
 * Shown when no product matches, or when the page number is beyond the last page. Links to the first page,
 * the list without filters, or all wines.
 */
export const NoProducts = ({ selection, list }: Shown) => {
  const { listing: words } = useMessages();
  const { pathname } = useListing();
  const isBeyondEnd = list.total > 0;
  const [label, href] = isBeyondEnd
    ? [words.firstPage, hrefOfSelection(pathname, { ...selection, page: 1 })]
    : countChosen(selection) > 0
      ? [words.clear, hrefOfSelection(pathname, withoutFilters(selection))]
      : [words.seeAll, hrefs.wines];
  return (
    <EmptyState
      drawing={<CorkscrewDrawing />}
      title={words.emptyTitle}
      action={
        <ButtonLink variant="primary" href={href}>
          {label}
        </ButtonLink>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
};
