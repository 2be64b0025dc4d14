import { area } from './en/area.ts';
import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { myData } from './en/my-data.ts';
import { orders } from './en/orders.ts';
import { privacy } from './en/privacy.ts';
import type { Messages } from './es.ts';

const en: Messages = {
  ...common,
  ...auth,
  ...area,
  ...orders,
  ...privacy,
  ...myData,
};

export default en;
