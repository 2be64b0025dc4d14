import { account } from './account/index.ts';
import type { Area } from './area.ts';
import { audit } from './audit/index.ts';
import { content } from './content/index.ts';
import { failedMails } from './failed-mails/index.ts';
import { figures } from './figures/index.ts';
import { messages } from './messages/index.ts';
import { newsletter } from './newsletter/index.ts';
import { orders } from './orders/index.ts';
import { people } from './people/index.ts';
import { products } from './products/index.ts';
import { reservations } from './reservations/index.ts';
import { sellingRules } from './rules/index.ts';
import { ownSessions, staff } from './staff/index.ts';
import { today } from './today/index.ts';

/** All areas, in the order of the menu. The first one that a person may see is the home page. */
export const AREAS: readonly Area[] = [
  today,
  orders,
  products,
  reservations,
  content,
  people,
  messages,
  newsletter,
  failedMails,
  ...sellingRules,
  figures,
  staff,
  audit,
  account,
  ownSessions,
];
