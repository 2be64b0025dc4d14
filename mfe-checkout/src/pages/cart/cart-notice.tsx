import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';

/** Explains why the visible cart may be out of date. */
export const CartNotice = ({ kind, onRetry }: { kind: 'stale' | 'offline'; onRetry: () => void }) => {
  const { cart: words, common } = useMessages();
  if (kind === 'offline')
    return (
      <Notice kind="warning" live>
        {words.offlineText}
      </Notice>
    );
  return (
    <Notice
      kind="warning"
      live
      action={
        <Button size="small" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {words.staleText}
    </Notice>
  );
};
