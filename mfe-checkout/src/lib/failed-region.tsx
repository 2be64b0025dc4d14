import { Button } from 'shared-ui/button';
import { BrokenGlassDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from './messages.ts';

interface FailedRegionProps {
  title: string;
  onRetry: () => void;
  busy?: boolean;
}

/** What stands where a page's own data could not be had (DESIGN §10 "a remote that fails"). */
export const FailedRegion = ({ title, onRetry, busy }: FailedRegionProps) => {
  const { common } = useMessages();
  return (
    <section aria-label={title}>
      <EmptyState
        level={1}
        drawing={<BrokenGlassDrawing />}
        title={title}
        action={
          <Button variant="primary" busy={busy} onClick={onRetry}>
            {common.retry}
          </Button>
        }
      >
        {common.failedText}
      </EmptyState>
    </section>
  );
};
