/** Pages that belong to one customer: rendered for nobody on the server, filled in the browser once it is known who looks. */
import { createEvent, createStore, type Event, type EventCallable, type Store, sample } from 'effector';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import type { PageState } from 'shared-contracts/host';
import { fromTopic, hostProvided } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import type { Messages } from '../messages/es.ts';
import { pageState } from './page-state.ts';

interface Visit {
  /** Which customer page is open. */
  page: string;
  request: PageRequest;
}

const sessionHeard = fromTopic(sessionState);
const visited = createEvent<Visit>();

export const $session = createStore<SessionState>({ kind: 'unknown' }, { serialize: 'ignore' });
/** Who looks now; null while nobody is signed in. */
const $customerId = $session.map((session) => (session.kind === 'customer' ? session.id : null));
/** Who looked last: their data stay while a session that ended is renewed. */
export const $lastCustomer = createStore<string | null>(null, { serialize: 'ignore' });
/** Another customer than the last one: nothing of that one may be left. */
export const customerChanged = createEvent<string>();
const $visit = createStore<Visit | null>(null);

sample({ clock: hostProvided, fn: (host) => host.session(), target: $session });
sample({ clock: sessionHeard, target: $session });
sample({ clock: visited, target: $visit });
sample({
  clock: $customerId,
  source: $lastCustomer,
  filter: (last, id) => id !== null && id !== last,
  fn: (_, id) => id as string,
  target: customerChanged,
});
sample({ clock: customerChanged, target: $lastCustomer });

export interface CustomerPage {
  opened: EventCallable<PageRequest>;
  /** The page is open and its customer known: time to read their data. */
  entered: Event<PageRequest>;
  $page: Store<PageState | null>;
}

/** @param id unlike that of any other customer page */
export const createCustomerPage = (
  id: string,
  words: (messages: Messages) => { title: string; description: string },
): CustomerPage => {
  const opened = createEvent<PageRequest>();
  const entered = createEvent<PageRequest>();
  sample({ clock: opened, fn: (request) => ({ page: id, request }), target: visited });
  sample({
    clock: [$visit, $customerId],
    source: { visit: $visit, customer: $customerId },
    filter: ({ visit, customer }) => visit?.page === id && customer !== null,
    fn: ({ visit }) => (visit as Visit).request,
    target: entered,
  });
  return { opened, entered, $page: pageState(words) };
};
