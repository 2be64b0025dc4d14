import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../failure-notice.tsx';
import { useMessages } from '../messages.ts';
import type { DataFormat } from '../save-data-file.ts';
import styles from './download-buttons.module.css';

interface DownloadButtonsProps {
  submission: { $isSending: Store<boolean>; $isDone: Store<boolean>; $failure: Store<Failure | null> };
  onStart: (format: DataFormat) => void;
}

/** Buttons for all data of the person, and for the purchases as a spreadsheet. */
export const DownloadButtons = ({ submission, onStart }: DownloadButtonsProps) => {
  const { download } = useMessages();
  const { isSending, isDone, failure } = useUnit({
    isSending: submission.$isSending,
    isDone: submission.$isDone,
    failure: submission.$failure,
  });
  return (
    <>
      <div className={styles.line}>
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
