/** Query keys in addresses that the server sends: overrides, and those of redirects. */
import { isOverrideKey } from '../../override.ts';

/** Adds query keys to a redirect's location. */
export const withQuery = (location: string, query: URLSearchParams): string => {
  if (!query.size || !location.startsWith('/')) return location;
  const [path, hash] = location.split('#');
  return `${path}${path?.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
};

/** The address without overrides. */
export const withoutOverrides = (pathname: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams([...query].filter(([key]) => !isOverrideKey(key)));
  return rest.size ? `${pathname}?${rest}` : pathname;
};
