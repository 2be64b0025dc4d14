import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { Messages } from './es.ts';

const en: Messages = {
  retry: 'Retry',
  cart: {
    added: (name, qty) => `Added: ${qty} × ${name}`,
    quantity: 'Quantity',
    less: 'Decrease quantity',
    more: 'Increase quantity',
    format: 'Format',
    unit: 'Unit',
  },
  home: {
    areas: 'What you find here',
    loading: 'Loading the home page',
    failedTitle: 'We could not show the home page',
    failedText: SERVER_PROBLEM.en,
  },
  reading: {
    home: 'Home',
    about: 'About us',
    contents: 'On this page',
    updated: (date) => `Updated on ${date}`,
    minutes: (count) => `${count} minute read`,
    journal: 'Journal',
    journalPage: (page) => (page === 1 ? 'Journal' : `Journal, page ${page}`),
    journalText: 'Vineyards, glasses and tables: what we learn between one bottle and the next.',
    journalEmpty: 'No articles yet. The first one is on its way.',
    moreArticles: 'More from the journal',
    loading: 'Loading the page',
    missing: { title: 'Nothing is written here', text: 'The article may have moved to another address.' },
    beyond: { title: 'The journal does not go this far', text: 'The list of articles has fewer pages.' },
    toJournal: 'See the journal',
    failedTitle: 'We could not show this page',
    failedText: SERVER_PROBLEM.en,
  },
};

export default en;
