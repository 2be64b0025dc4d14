import { DomainError } from 'shared-contracts/errors/domain-error';

/** A row that was looked up. @throws DomainError NOT_FOUND when there is none */
export const orNotFound = <T>(row: T | null | undefined): T => {
  if (row === null || row === undefined) throw new DomainError('NOT_FOUND');
  return row;
};

/**
 * A locked row, in the version that a staff member changes.
 * @throws DomainError NOT_FOUND, CONFLICT when it was changed meanwhile
 */
export const atVersion = <T extends { version: string }>(row: T | null | undefined, version: string): T => {
  const found = orNotFound(row);
  if (found.version !== version) throw new DomainError('CONFLICT');
  return found;
};
