import { randomInt } from 'node:crypto';

/** Alphabet without characters that look alike. */
const NUMBER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 7;
const randomSign = () => NUMBER_ALPHABET[randomInt(NUMBER_ALPHABET.length)];

/** Random code that the guest says on arrival: `R-7KQ2M9X`. */
export const newReservationNumber = (): string =>
  `R-${Array.from({ length: NUMBER_LENGTH }, randomSign).join('')}`;
