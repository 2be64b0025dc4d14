import { DomainError } from 'shared-contracts/errors/domain-error';

/** The API refuses a request because it has too many. Metrics count these, the log does not. */
export class ShedError extends DomainError {
  constructor() {
    super('UNAVAILABLE');
  }
}
