import { useUnit } from 'effector-react';
import type { DataFile } from 'shared-contracts/api/privacy.schema';
import type { Submission } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../failure-notice.tsx';
import layout from '../layout.module.css';
import { useMessages } from '../messages.ts';
import type { DataFormat } from '../save-data-file.ts';

/** Buttons for all data of the person, and for the purchases as a spreadsheet. */
export const DownloadButtons = ({ submission }: { submission: Submission<DataFormat, DataFile> }) => {
  const { download } = useMessages();
  const { submit, isSending, isDone, failure } = useUnit(submission);
  return (
    <>
      <div className={layout.row}>
        <Button busy={isSending} onClick={() => submit('json')}>
          {download.action}
        </Button>
        <Button busy={isSending} onClick={() => submit('csv')}>
          {download.purchases}
        </Button>
        <p role="status">{isDone ? download.done : ''}</p>
      </div>
      <FailureNotice failure={failure} />
    </>
  );
};
