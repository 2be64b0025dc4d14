import { type FailedRegionProps, FailedRegion as Region } from 'shared-kit/failed-region';
import { useMessages } from './messages.ts';

/** Error region of shared-kit as a whole page, with this remote's texts. */
export const FailedRegion = (props: Pick<FailedRegionProps, 'title' | 'onRetry' | 'busy'>) => {
  const { retry, failedText } = useMessages().common;
  return <Region {...props} level={1} text={failedText} retry={retry} />;
};
