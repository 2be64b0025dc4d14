import { Button } from 'shared-ui/button';
import { BrokenGlassDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from './messages.ts';

interface FailedRegionProps {
  title: string;
  text: string;
  onRetry: () => void;
  busy: boolean;
  /** Heading level: 1 when the region fills the page. */
  level?: 1 | 2;
}

/** Error region with a retry (docs/product/errors.md#failed-remote). */
export const FailedRegion = ({ title, text, onRetry, busy, level }: FailedRegionProps) => {
  const { retry } = useMessages();
  return (
    <section aria-label={title}>
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
        {text}
      </EmptyState>
    </section>
  );
};
