import { area } from './es/area.ts';
import { auth } from './es/auth.ts';
import { common } from './es/common.ts';
import { myData } from './es/my-data.ts';
import { orders } from './es/orders.ts';
import { privacy } from './es/privacy.ts';

const es = {
  ...common,
  ...auth,
  ...area,
  ...orders,
  ...privacy,
  ...myData,
};

export type Messages = typeof es;
export default es;
