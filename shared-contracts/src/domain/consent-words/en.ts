/** English version of `es.ts`. */
export const consentWords = {
  terms: { before: 'I accept the ', link: 'terms and conditions' },
  account: 'Open an account with these details and accept its conditions',
  reservation: { before: 'I am 18 or older and accept the ', link: 'terms and conditions' },
  newsletter: 'I want to receive news and offers by email. I can unsubscribe at any time.',
};

export const cookieWords = {
  measurement: 'Measurement: which pages are visited and what reaches the cart',
  advertising: 'Advertising: showing you our wines on other sites',
};
