import { useUnit } from 'effector-react';
import type { Submission } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../failure-notice.tsx';
import layout from '../layout.module.css';
import { useMessages } from '../messages.ts';
import type { DataFormat } from '../save-data-file.ts';

interface DownloadButtonsProps {
  submission: Pick<Submission<never, unknown>, '$isSending' | '$isDone' | '$failure'>;
  onStart: (format: DataFormat) => void;
}

/** Buttons for all data of the person, and for the purchases as a spreadsheet. */
export const DownloadButtons = ({ submission, onStart }: DownloadButtonsProps) => {
  const { download } = useMessages();
  const { $isSending, $isDone, $failure } = submission;
  const [isSending, isDone, failure] = useUnit([$isSending, $isDone, $failure]);
  return (
    <>
      <div className={layout.row}>
        <Button busy={isSending} onClick={() => onStart('json')}>
          {download.action}
        </Button>
        <Button busy={isSending} onClick={() => onStart('csv')}>
          {download.purchases}
        </Button>
        <p role="status">{isDone ? download.done : ''}</p>
      </div>
      <FailureNotice failure={failure} />
    </>
  );
};
