import type { Messages } from './es.ts';

const en: Messages = {
  retry: 'Retry',
  cart: {
    added: (name, qty) => `Added: ${qty} × ${name}`,
    quantity: 'Quantity',
    less: 'Decrease quantity',
    more: 'Increase quantity',
    format: 'Format',
  },
  home: {
    areas: 'What you find here',
    loading: 'Loading the home page',
    failedTitle: 'We could not show the home page',
    failedText: 'There is a problem with the server, try again later',
  },
};

export default en;
