/** Performance mark of the moment when the promotional modal was due, set before its code has loaded. */
export const PROMO_DUE = 'promo due';
