import type { Messages } from './es.ts';

/** Texts of the frame in English. */
export const en: Messages = {
  header: {
    skip: 'Skip to content',
    search: 'Search',
    login: 'Sign in',
    account: 'My account',
    reservations: 'Reservations',
    sommelier: 'Virtual sommelier',
    tracking: 'Tracking',
    cart: 'Cart',
    cartOne: 'Cart, 1 item',
    cartMany: 'Cart, {n} items',
    language: 'Language',
    main: 'Main',
    shortcuts: 'Shortcuts',
    menu: 'Menu',
    back: 'Back',
    all: 'See all in {title}',
    home: 'Home',
  },
  footer: {
    social: 'Social networks',
    legal: 'RUT {rut}',
    rights: '© {year} {name}',
  },
  ageGate: {
    title: 'Are you of legal age?',
    yes: 'Yes, I am over 18',
    no: 'No',
    refused: 'You must be over 18 to enter. We will be here when you are.',
  },
  notFound: { home: 'Go to the home page' },
  slot: {
    title: 'This section is not available',
    text: 'We could not load this part of the shop. Your cart is safe.',
    retry: 'Try again',
  },
};
