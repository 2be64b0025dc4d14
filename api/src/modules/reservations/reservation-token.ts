import { DomainError } from '../../errors/domain-error.ts';
import { isSigned, sign } from '../../lib/signature.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What opens and cancels one reservation. Made from its id, so that nothing secret is stored. */
export const reservationToken = (secret: string, id: string): string =>
  `${id}.${sign(secret, 'reservation', id)}`;

/**
 * The id of the reservation that a token opens.
 * @throws DomainError LINK_EXPIRED when the shop did not make it
 */
export const reservationIdOf = (secret: string, token: string): string => {
  const [id = '', signature = ''] = token.split('.');
  if (!UUID.test(id) || !isSigned(secret, 'reservation', id, signature)) {
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  }
  return id;
};
