import { type FailedRegionProps, FailedRegion as Region } from 'shared-kit/failed-region';
import { useMessages } from './messages.ts';

/** The kit's error region with this remote's text for the retry button. */
export const FailedRegion = (props: Omit<FailedRegionProps, 'retry'>) => (
  <Region {...props} retry={useMessages().retry} />
);
