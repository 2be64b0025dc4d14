import { account, overview, policies } from './es/area.ts';
import { login, recover, register, reset } from './es/auth.ts';
import { common } from './es/common.ts';
import { fields, required, strength } from './es/fields.ts';
import { again, order, orders, tracking } from './es/orders.ts';
import { consents, download, erase, privacy, sessions } from './es/privacy.ts';
import { addresses, profile } from './es/profile.ts';

const es = {
  common,
  fields,
  required,
  strength,
  login,
  register,
  recover,
  reset,
  account,
  overview,
  policies,
  profile,
  addresses,
  orders,
  order,
  again,
  tracking,
  privacy,
  sessions,
  consents,
  download,
  erase,
};

export type Messages = typeof es;
export default es;
