import type { Messages } from '../es.ts';

export const account: Messages['account'] = {
  navigation: 'My account',
  signOut: 'Sign out',
  overview: 'Overview',
  orders: 'My purchases',
  profile: 'My details',
  addresses: 'My addresses',
  privacy: 'Privacy',
  endedTitle: 'Your session has ended',
  endedText: 'Sign in to go on where you were. What you typed is still here.',
  guestTitle: 'This page belongs to your account',
  guestText: 'Sign in to see it.',
};

export const overview: Messages['overview'] = {
  title: 'My account',
  description: 'Your purchases, your details and your addresses.',
  hello: (name) => `Hello, ${name}`,
  lead: 'Here are your last purchases and what we know of you.',
  facts: 'Your details',
  edit: 'Change my details',
  last: 'Last purchases',
  all: 'See all my purchases',
  unverifiedTitle: 'Confirm your email',
  unverifiedText: (email) =>
    `We sent a link to ${email}. Once confirmed you will also see what you bought as a guest.`,
  sendAgain: 'Send again',
  sentAgain: 'Done, the link is on its way.',
  addressesTitle: 'Addresses',
  addressesText: 'Where we bring your orders.',
  addressesLink: 'See my addresses',
};

export const policies: Messages['policies'] = {
  title: 'Purchase policies',
  description: 'Delivery, exchanges, returns and conditions of your purchases.',
  lead: 'What is good to know before and after a purchase.',
  links: [
    {
      href: '/acerca-de/politicas-de-despacho',
      title: 'Delivery',
      text: 'Where we deliver, how long it takes and who may receive.',
    },
    {
      href: '/acerca-de/politicas-de-cambio',
      title: 'Exchanges and returns',
      text: 'What to do if something arrived wrong or you changed your mind.',
    },
    {
      href: '/acerca-de/condiciones-generales',
      title: 'General conditions',
      text: 'The rules of the shop, in detail.',
    },
  ],
};
