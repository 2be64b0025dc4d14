import { randomBytes } from 'node:crypto';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { isSigned, sign } from './signature.ts';

const RANDOM_BYTES = 16;

/** Creates a guest id, `random.signature`. Nothing is stored until an address or an order uses it. */
export const newGuestId = (secret: string): string => {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${random}.${sign(secret, 'guest', random)}`;
};

/**
 * Key of a guest's addresses and orders. Null without a guest id.
 * @throws DomainError VALIDATION_FAILED without a valid signature
 */
export const guestKeyOf = (secret: string, guestId: string | undefined): string | null => {
  if (!guestId) return null;
  const [random = '', signature = ''] = guestId.split('.');
  if (!isSigned(secret, 'guest', random, signature))
    throw new DomainError('VALIDATION_FAILED', {}, ['guest_customer_id']);
  return random;
};
