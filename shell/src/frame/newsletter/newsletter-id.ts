/** Element that holds the newsletter form: hydrated by itself. */
export const NEWSLETTER_ID = 'newsletter';
