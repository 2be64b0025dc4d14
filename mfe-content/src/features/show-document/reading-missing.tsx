import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';

/** Nothing stands at this address; the journal is the nearest that does. */
export const ReadingMissing = () => {
  const { reading } = useMessages();
  return (
    <div className="container section">
      <EmptyState
        level={1}
        drawing={<CorkscrewDrawing />}
        title={reading.missingTitle}
        action={
          <ButtonLink variant="primary" href={hrefs.blog}>
            {reading.toJournal}
          </ButtonLink>
        }
      >
        {reading.missingText}
      </EmptyState>
    </div>
  );
};
