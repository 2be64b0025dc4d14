import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CrateDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../messages.ts';

export const NoPurchases = () => {
  const { purchases } = useMessages();
  return (
    <EmptyState
      drawing={<CrateDrawing />}
      title={purchases.emptyTitle}
      action={<ButtonLink href={hrefs.wines}>{purchases.emptyAction}</ButtonLink>}
    >
      {purchases.emptyText}
    </EmptyState>
  );
};
