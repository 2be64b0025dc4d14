import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';

interface ReadingMissingProps {
  words?: { title: string; text: string };
  /** Link to what exists. Default: the journal. */
  way?: { href: string; text: string };
}

/** Content of a 404. `words` replaces the default title and text. */
export const ReadingMissing = ({ words, way }: ReadingMissingProps) => {
  const { reading } = useMessages();
  const { title, text } = words ?? reading.missing;
  return (
    <div className="container section">
      <EmptyState
        level={1}
        drawing={<CorkscrewDrawing />}
        title={title}
        action={
          <ButtonLink variant="primary" href={way?.href ?? hrefs.blog}>
            {way?.text ?? reading.toJournal}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
};
