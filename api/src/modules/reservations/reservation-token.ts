import { DomainError } from 'shared-contracts/errors/domain-error';
import { isSigned, sign } from '../../lib/signature.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Token that gives access to a reservation. Derived from its id, so that no secret is stored. */
export const reservationToken = (secret: string, id: string): string =>
  `${id}.${sign(secret, 'reservation', id)}`;

/**
 * Reservation id of a token.
 * @throws DomainError LINK_EXPIRED without a valid signature
 */
export const reservationIdOf = (secret: string, token: string): string => {
  const [id = '', signature = ''] = token.split('.');
  if (!UUID.test(id) || !isSigned(secret, 'reservation', id, signature)) {
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  }
  return id;
};
