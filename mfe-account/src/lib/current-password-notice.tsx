import { hrefs } from 'shared-contracts/hrefs';
import { FailureNotice, type FailureNoticeProps } from './failure-notice.tsx';
import { useMessages } from './messages.ts';

/**
 * Alert for a failed change that needs the current password. Links to the password recovery when the password
 * is wrong.
 */
export const CurrentPasswordNotice = (props: FailureNoticeProps) => {
  const { login } = useMessages();
  const isWrong = props.failure?.code === 'WRONG_PASSWORD';
  return <FailureNotice {...props} action={isWrong && <a href={hrefs.recover}>{login.recover}</a>} />;
};
