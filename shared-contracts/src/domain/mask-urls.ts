/** A URL or an absolute path within a text. */
const ADDRESS = /(?:https?:\/)?\/[^\s"'<>(),]+/g;
const PARAMETER_NAME = /^[\w.-]{1,40}$/;
/** An id or a token, or an e-mail address, encoded or not. */
const SECRET_SEGMENT = /^(?=.*\d)[\w.~%-]{16,}$|@|%40/i;

const maskParameter = (parameter: string): string => {
  const [name = ''] = parameter.split('=', 1);
  return PARAMETER_NAME.test(name) && parameter.includes('=') ? `${name}=*` : '*';
};

const maskAddress = (address: string): string => {
  const [path = '', ...query] = address.split(/[?#]/);
  const shown = path
    .split('/')
    .map((segment) => (SECRET_SEGMENT.test(segment) ? '*' : segment))
    .join('/');
  return query.length === 0 ? shown : `${shown}?${query.join('&').split('&').map(maskParameter).join('&')}`;
};

/**
 * Masks the values of all query parameters, and ids and e-mail addresses in paths, in every URL of a text. Logs and
 * error reports must hold neither personal data nor ids that open an order or a cart.
 */
export const maskUrls = (text: string): string => text.replace(ADDRESS, maskAddress);

const errorOf = (argument: unknown): Error | undefined => {
  if (argument instanceof Error) return argument;
  const { err } = (argument ?? {}) as { err?: unknown };
  return err instanceof Error ? err : undefined;
};

/**
 * Arguments of a logging call with every text masked. Without a message of its own a logger takes the error's, so that
 * one is masked and added.
 */
export const maskLogArguments = (
  logged: readonly unknown[],
  mask: (text: string) => string = maskUrls,
): unknown[] => {
  const masked = logged.map((argument) => (typeof argument === 'string' ? mask(argument) : argument));
  const error = errorOf(logged[0]);
  return error && logged.length === 1 ? [...masked, mask(error.message)] : masked;
};
