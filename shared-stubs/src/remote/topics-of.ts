/**
 * Topics that each remote sends and receives; stubs use the same. Served commands are in the remote's
 * services.
 */
import type { Topic } from 'shared-contracts/bus/topic';
import {
  analyticsTrack,
  cartPanel,
  cartState,
  cartUpdate,
  dialogOpen,
  localeState,
  searchOpen,
  sessionState,
} from 'shared-contracts/bus/topics';
import type { RemoteId } from 'shared-contracts/remote';

interface Topics {
  sends: readonly Topic[];
  receives: readonly Topic<'state'>[];
}

export const TOPICS_OF: Readonly<Record<RemoteId, Topics>> = {
  catalog: { sends: [cartUpdate, searchOpen, dialogOpen, analyticsTrack], receives: [cartState] },
  checkout: { sends: [cartPanel, dialogOpen, analyticsTrack], receives: [cartState, sessionState] },
  account: { sends: [dialogOpen, analyticsTrack], receives: [sessionState, localeState] },
  content: { sends: [cartUpdate, searchOpen, analyticsTrack], receives: [cartState] },
};
