import { type FailedRegionProps, FailedRegion as Region } from 'shared-kit/failed-region';
import { useMessages } from './messages.ts';

/** The kit's failed region with this remote's words. */
export const FailedRegion = (props: Omit<FailedRegionProps, 'retry'>) => (
  <Region {...props} retry={useMessages().retry} />
);
