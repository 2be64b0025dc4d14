import type { FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import { requireCaller } from '../../plugins/access-token.ts';
import { findUser, type UserRow } from './users.repository.ts';

/**
 * Account of the signed-in customer.
 * @throws DomainError UNAUTHORIZED, also when the account was erased meanwhile
 */
export const requireUser = async (db: Db, secret: string, request: FastifyRequest): Promise<UserRow> => {
  const { userId } = await requireCaller(request, secret);
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  return user;
};
