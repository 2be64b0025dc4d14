import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { NO_CONNECTION } from 'shared-contracts/domain/error-catalogue';
import { Button } from 'shared-ui/button';
import { BrokenGlassDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useLocale } from './locale.ts';

export interface FailedRegionProps {
  title: string;
  text: string;
  /** Accessible name of the section. Default: the title. */
  label?: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
  busy?: boolean;
  /** Heading level: 1 when the region fills the page. */
  level?: 1 | 2;
}

const isOnlineNow = () => navigator.onLine;
const onNetwork = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/**
 * Error region with a retry button, shown in place of data that failed to load. It looks like the region in
 * place of a failed remote (docs/product/errors.md#failed-remote). Retries when the connection is back.
 */
export const FailedRegion = ({
  title,
  text,
  label = title,
  retry,
  onRetry,
  busy,
  level,
}: FailedRegionProps) => {
  const locale = useLocale();
  const isOnline = useSyncExternalStore(onNetwork, isOnlineNow, () => true);
  const retryNow = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retryNow();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <section aria-label={label}>
      <EmptyState
        level={level}
        drawing={<BrokenGlassDrawing />}
        title={title}
        action={
          <Button variant="primary" busy={busy} onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {isOnline ? text : NO_CONNECTION[locale]}
      </EmptyState>
    </section>
  );
};
