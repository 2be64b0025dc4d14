import { Button } from 'shared-ui/button';
import { BrokenGlassDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';

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

/**
 * Error region with a retry button, shown in place of data that failed to load. It looks like the region in
 * place of a failed remote (docs/product/errors.md#failed-remote).
 */
export const FailedRegion = ({
  title,
  text,
  label = title,
  retry,
  onRetry,
  busy,
  level,
}: FailedRegionProps) => (
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
      {text}
    </EmptyState>
  </section>
);
