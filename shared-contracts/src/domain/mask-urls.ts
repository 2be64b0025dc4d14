/** Matches a URL or an absolute path inside a text. */
const ADDRESS = /(?:https?:\/)?\/[^\s"'<>(),]+/g;
const PARAMETER_NAME = /^[\w.-]{1,40}$/;
/**
 * Matches a path segment that is an id, a token, or an e-mail address (percent-encoded or not). Names of products and
 * articles have no capitals.
 */
const SECRET_SEGMENT = /^(?=.*[\dA-Z])[\w.~%-]{16,}$|@|%40/;

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
 * In every URL of a text, masks the values of all query parameters, and ids and e-mail addresses in the path.
 * Logs and error reports must not contain personal data or ids that give access to an order or a cart.
 */
export const maskUrls = (text: string): string => text.replace(ADDRESS, maskAddress);

const errorOf = (argument: unknown): Error | undefined => {
  if (argument instanceof Error) return argument;
  const { err } = (argument ?? {}) as { err?: unknown };
  return err instanceof Error ? err : undefined;
};

/**
 * Masks every text argument of a logging call. When the only argument is an error, the logger would log its
 * unmasked message, so this adds the masked message as second argument.
 */
export const maskLogArguments = (
  logged: readonly unknown[],
  mask: (text: string) => string = maskUrls,
): unknown[] => {
  const masked = logged.map((argument) => (typeof argument === 'string' ? mask(argument) : argument));
  const error = errorOf(logged[0]);
  return error && logged.length === 1 ? [...masked, mask(error.message)] : masked;
};
