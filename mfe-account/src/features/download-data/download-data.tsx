import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { downloadClicked, downloading } from './download-data.model.ts';
import styles from './download-data.module.css';

export const DownloadData = () => {
  const { download } = useMessages();
  const { start, isSending, isDone, failure } = useUnit({
    start: downloadClicked,
    isSending: downloading.$isSending,
    isDone: downloading.$isDone,
    failure: downloading.$failure,
  });
  return (
    <>
      <div className={styles.line}>
        <Button busy={isSending} onClick={() => start()}>
          {download.action}
        </Button>
        <p role="status">{isDone ? download.done : ''}</p>
      </div>
      <FailureNotice failure={failure} />
    </>
  );
};
