/** Customer pages. The server renders them without data. The browser loads data when the session is known. */
import { createEvent, createStore, type Event, type EventCallable, type Store, sample } from 'effector';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import type { PageState } from 'shared-contracts/host';
import { fromTopic, hostProvided } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import type { Messages } from '../messages/es.ts';
import { pageState } from './page-state.ts';

interface Visit {
  /** Id of the open customer page. */
  page: string;
  request: PageRequest;
}

const sessionHeard = fromTopic(sessionState);
/** A customer page was opened. */
export const visited = createEvent<Visit>();

export const $session = createStore<SessionState>({ kind: 'unknown' }, { serialize: 'ignore' });
/** Signed-in customer. Null for guests and while unknown. */
const $customerId = $session.map((session) => (session.kind === 'customer' ? session.id : null));
/** Last signed-in customer. The page keeps their data while they renew an expired session. */
export const $lastCustomer = createStore<string | null>(null, { serialize: 'ignore' });
/** A customer signed in who is not the last one. All data of the previous customer must be cleared. */
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
  /** The page is open and the customer is known: load data. */
  entered: Event<PageRequest>;
  $page: Store<PageState | null>;
}

/** @param id unique among customer pages */
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
