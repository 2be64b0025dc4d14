import { account } from './account/index.ts';
import type { Area } from './area.ts';
import { audit } from './audit/index.ts';
import { batches } from './batches/index.ts';
import { closedDays } from './closed-days/index.ts';
import { content } from './content/index.ts';
import { coupons } from './coupons/index.ts';
import { delivery } from './delivery/index.ts';
import { events } from './events/index.ts';
import { failedMails } from './failed-mails/index.ts';
import { figures } from './figures/index.ts';
import { houseCases } from './house-cases/index.ts';
import { incidents } from './incidents/index.ts';
import { messages } from './messages/index.ts';
import { newsletter } from './newsletter/index.ts';
import { orders } from './orders/index.ts';
import { people } from './people/index.ts';
import { personalData } from './personal-data/index.ts';
import { privacyRequests } from './privacy-requests/index.ts';
import { products } from './products/index.ts';
import { reservations } from './reservations/index.ts';
import { returns } from './returns/index.ts';
import { rules } from './rules/index.ts';
import { searchWords } from './search-words/index.ts';
import { bar, settings } from './settings/index.ts';
import { ownSessions, staff } from './staff/index.ts';
import { taxes } from './taxes/index.ts';
import { today } from './today/index.ts';

/** All areas, in the order of the menu. The first one that a person may see is the home page. */
export const AREAS: readonly Area[] = [
  today,
  orders,
  batches,
  returns,
  taxes,
  products,
  rules,
  coupons,
  houseCases,
  delivery,
  searchWords,
  figures,
  reservations,
  events,
  closedDays,
  bar,
  people,
  messages,
  privacyRequests,
  incidents,
  newsletter,
  failedMails,
  content,
  settings,
  staff,
  audit,
  personalData,
  account,
  ownSessions,
];
