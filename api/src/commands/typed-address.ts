import { InvalidArgumentError } from 'commander';
import { email } from 'shared-contracts/api/fields.schema';

/** The e-mail address that the operator typed, as the shop compares addresses. */
export const typedAddress = (typed: string): string => {
  const parsed = email.safeParse(typed.trim().toLowerCase());
  if (!parsed.success) throw new InvalidArgumentError('It must be an e-mail address.');
  return parsed.data;
};
