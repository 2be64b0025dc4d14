import { DomainError } from 'shared-contracts/errors/domain-error';
import { isUuid } from '../../lib/is-uuid.ts';
import { isSigned, sign } from '../../lib/signature.ts';

/** The answer to the form has the token of `reservation`. Only a mail has the other one, because it proves the mailbox. */
export type TokenPurpose = 'reservation' | 'reservation-confirm';

/** Token that gives access to a reservation. Derived from its id, so that no secret is stored. */
export const reservationToken = (secret: string, id: string, purpose: TokenPurpose = 'reservation'): string =>
  `${id}.${sign(secret, purpose, id)}`;

/**
 * Reservation id of a token.
 * @throws DomainError LINK_EXPIRED without a valid signature
 */
export const reservationIdOf = (
  secret: string,
  token: string,
  purpose: TokenPurpose = 'reservation',
): string => {
  const [id = '', signature = ''] = token.split('.');
  if (!isUuid(id) || !isSigned(secret, purpose, id, signature)) {
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  }
  return id;
};
