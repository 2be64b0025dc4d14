import { ApiError } from 'shared-contracts/errors';

/**
 * API error of the host's own class. Shell and remotes bundle separate copies, so `instanceof` fails in this
 * remote.
 */
export const hostError = (body: ConstructorParameters<typeof ApiError>[0]): Error => {
  const { name, message, code, statusCode, errors, fields } = new ApiError(body);
  return Object.assign(new Error(message), { name, code, statusCode, errors, fields });
};
