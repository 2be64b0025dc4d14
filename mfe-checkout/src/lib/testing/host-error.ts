import { ApiError } from 'shared-contracts/errors';

/**
 * An API error as the host throws it: of a class that this remote does not know, since shell and remotes each bundle
 * their own copy.
 */
export const hostError = (body: ConstructorParameters<typeof ApiError>[0]): Error => {
  const { name, message, code, statusCode, errors, fields } = new ApiError(body);
  return Object.assign(new Error(message), { name, code, statusCode, errors, fields });
};
