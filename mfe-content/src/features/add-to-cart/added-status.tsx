import { AddedStatus as Status } from 'shared-kit/add-to-cart/views';
import { useMessages } from '../../lib/messages.ts';

/** The kit's announcement of additions to the cart, with this remote's texts. */
export const AddedStatus = () => <Status words={useMessages().cart} />;
