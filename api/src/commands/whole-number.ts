import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number above 0. */
export function wholeNumber(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return Number(value);
}
