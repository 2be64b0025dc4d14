import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';

/** Content of a 404 with a link to the journal. `words` replaces the default title and text. */
export const ReadingMissing = ({ words }: { words?: { title: string; text: string } }) => {
  const { reading } = useMessages();
  const { title, text } = words ?? { title: reading.missingTitle, text: reading.missingText };
  return (
    <div className="container section">
      <EmptyState
        level={1}
        drawing={<CorkscrewDrawing />}
        title={title}
        action={
          <ButtonLink variant="primary" href={hrefs.blog}>
            {reading.toJournal}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
};
