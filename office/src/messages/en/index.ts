/** English messages: one line per area. */
import english from 'ra-language-english';

export * from './account.ts';
export * from './audit.ts';
export * from './batches.ts';
export * from './content.ts';
export * from './drafts.ts';
export * from './figures.ts';
export * from './house-cases.ts';
export * from './incidents.ts';
export * from './messages.ts';
export * from './office.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './personal-data.ts';
export * from './pictures.ts';
export * from './privacy-requests.ts';
export * from './product-form.ts';
export * from './products.ts';
export * from './reservations.ts';
export * from './returns.ts';
export * from './rules.ts';
export * from './search-words.ts';
export * from './staff.ts';
export * from './taxes.ts';
export * from './today.ts';

// Without the parts that the office does not use, as in Spanish.
const { auth: _auth, configurable: _configurable, guesser: _guesser, input: _input, ...used } = english.ra;

export const ra = {
  ...used,
  configurable: { customize: 'Customize' },
  // The engine's own sentences contain the English name of a resource, such as "No Failed-mails found".
  navigation: {
    ...used.navigation,
    no_results: 'Nothing here yet.',
    no_filtered_results: 'Nothing with these filters.',
  },
  action: { ...used.action, select_row: 'Choose %{name}' },
};
