import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazy } from 'react';
import { listOrders, readOrder } from 'shared-contracts/office/orders';
import { placePhoneOrder } from 'shared-contracts/office/phone-orders';
import { repeatable } from '../../data/repeatable.ts';
import type { Area } from '../area.ts';
import type { PhoneOrderForm } from './phone-order/phone-order-form.ts';

const toInput = repeatable((body: object) => body);
/** The code of the form is loaded with its page. */
const phoneOrderInput = async (form: PhoneOrderForm) => {
  const { toBody } = await import('./phone-order/phone-order-form.ts');
  return toInput(toBody(form));
};
phoneOrderInput.renew = toInput.renew;

export const orders: Area = {
  permission: 'orders.read',
  menu: { to: '/orders', label: 'orders.title', icon: ReceiptLongIcon, group: 'selling', isFrequent: true },
  resources: [
    {
      name: 'orders',
      endpoints: {
        list: listOrders,
        one: readOrder,
        create: { endpoint: placePhoneOrder, input: phoneOrderInput },
      },
      list: lazy(() => import('./orders-list.tsx')),
      create: lazy(() => import('./phone-order/order-create.tsx')),
      show: lazy(() => import('./order-page.tsx')),
      recordRepresentation: 'number',
    },
  ],
};
