import { type FailedRegionProps, FailedRegion as Region } from 'shared-kit/failed-region';
import { useMessages } from './messages.ts';

/** The kit's failed region as a whole page, with this remote's words. */
export const FailedRegion = (props: Pick<FailedRegionProps, 'title' | 'onRetry' | 'busy'>) => {
  const { retry, failedText } = useMessages().common;
  return <Region {...props} level={1} text={failedText} retry={retry} />;
};
