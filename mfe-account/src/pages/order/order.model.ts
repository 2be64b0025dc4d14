import { attach, createEvent, createStore, sample } from 'effector';
import { readOwnOrder } from 'shared-contracts/api/profile';
import { createDataEffect } from 'shared-kit/host';
import { reading } from '../../features/buy-again/buy-again.model.ts';
import { createCustomerData } from '../../lib/create-customer-data.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

const page = createCustomerPage('order', (messages) => messages.order);
export const { opened, $page } = page;
const retried = createEvent();

const readFx = attach({
  effect: createDataEffect(readOwnOrder),
  mapParams: (id: string) => ({ params: { id } }),
});

const $id = createStore('', { serialize: 'ignore' });
/** Reset when an order page is opened. */
const $order = createCustomerData(readFx, String).reset(opened);
export const ownOrder = { '@@unitShape': () => ({ loaded: $order, retry: retried }) };

// The page shows no result of another order.
sample({ clock: opened, target: reading.forgotten });
sample({ clock: page.entered, fn: ({ params }) => params.id ?? '', target: $id });
sample({ clock: [page.entered, retried], source: $id, target: readFx });
