import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from './messages.ts';

interface RetryNoticeProps {
  kind: 'warning' | 'error';
  onRetry: () => void;
  children: ReactNode;
}

/** Notice of a failed request, with a button that repeats it. */
export const RetryNotice = ({ kind, onRetry, children }: RetryNoticeProps) => (
  <Notice
    kind={kind}
    live
    action={
      <Button size="small" onClick={onRetry}>
        {useMessages().common.retry}
      </Button>
    }
  >
    {children}
  </Notice>
);
