import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { RetryNotice } from '../../lib/retry-notice.tsx';

/** Explains why the visible cart may be out of date. */
export const CartNotice = ({ kind, onRetry }: { kind: 'stale' | 'offline'; onRetry: () => void }) => {
  const { cart: words } = useMessages();
  if (kind === 'offline')
    return (
      <Notice kind="warning" live>
        {words.offlineText}
      </Notice>
    );
  return (
    <RetryNotice kind="warning" onRetry={onRetry}>
      {words.staleText}
    </RetryNotice>
  );
};
