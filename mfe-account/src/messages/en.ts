import { account, overview, policies } from './en/area.ts';
import { login, recover, register, reset } from './en/auth.ts';
import { common } from './en/common.ts';
import { fields, required, strength } from './en/fields.ts';
import { again, order, orders, tracking } from './en/orders.ts';
import { consents, download, erase, privacy, sessions } from './en/privacy.ts';
import { addresses, profile } from './en/profile.ts';
import type { Messages } from './es.ts';

const en: Messages = {
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

export default en;
