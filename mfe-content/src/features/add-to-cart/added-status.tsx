import { AddedStatus as Status } from 'shared-kit/add-to-cart/views';
import { useMessages } from '../../lib/messages.ts';

/** The kit's status of additions, with this remote's words. */
export const AddedStatus = () => <Status words={useMessages().cart} />;
