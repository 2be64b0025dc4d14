/** English messages: one line per area. */
import english from 'ra-language-english';
import { account } from './account.ts';
import { audit } from './audit.ts';
import { batches } from './batches.ts';
import { content } from './content.ts';
import { drafts } from './drafts.ts';
import { figures } from './figures.ts';
import { houseCases } from './house-cases.ts';
import { incidents } from './incidents.ts';
import { mails, messages, newsletter } from './messages.ts';
import { office } from './office.ts';
import { orders } from './orders.ts';
import { people, peopleLists } from './people.ts';
import { personalData } from './personal-data.ts';
import { pictures } from './pictures.ts';
import { privacyRequests } from './privacy-requests.ts';
import { productForm } from './product-form.ts';
import { products } from './products.ts';
import { reservations } from './reservations.ts';
import { returns } from './returns.ts';
import { closed_days, coupons, delivery, events, rules, settings } from './rules.ts';
import { searchWords } from './search-words.ts';
import { staff } from './staff.ts';
import { taxes } from './taxes.ts';
import { today } from './today.ts';

// The engine's own sentences contain the English name of a resource, such as "No Failed-mails found".
const navigation = {
  ...english.ra.navigation,
  no_results: 'Nothing here yet.',
  no_filtered_results: 'Nothing with these filters.',
};

export const en = {
  ra: { ...english.ra, navigation, action: { ...english.ra.action, select_row: 'Choose %{name}' } },
  office,
  content,
  drafts,
  today,
  orders,
  batches,
  returns,
  products,
  product_form: productForm,
  pictures,
  people,
  reservations,
  messages,
  privacy_requests: privacyRequests,
  incidents,
  newsletter,
  mails,
  staff,
  account,
  audit,
  figures,
  personal_data: personalData,
  rules,
  coupons,
  house_cases: houseCases,
  delivery,
  settings,
  closed_days,
  events,
  taxes,
  search_words: searchWords,
  resources: { ...peopleLists, products: { fields: products.fields } },
};
