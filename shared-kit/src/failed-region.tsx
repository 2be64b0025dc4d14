import { Button } from 'shared-ui/button';
import { BrokenGlassDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';

export interface FailedRegionProps {
  title: string;
  text: string;
  /** Accessible name of the section; the title when left out. */
  label?: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
  busy?: boolean;
  /** 1 when it is the whole page. */
  level?: 1 | 2;
}

/** Takes the place of data that the API did not give, with a button that requests it again. */
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
