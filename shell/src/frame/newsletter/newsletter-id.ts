/** Id of the element with the newsletter form, which is hydrated separately. */
export const NEWSLETTER_ID = 'newsletter';
