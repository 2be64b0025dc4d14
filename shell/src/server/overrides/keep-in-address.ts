/** Keeps overrides in redirects of the server. The browser's counterpart is inline/keep-overrides.ts. */
import { isOverrideKey } from '../../override.ts';

/** Adds the overrides of the request to a redirect's location. */
export const keepInLocation = (location: string, query: URLSearchParams): string => {
  const kept = new URLSearchParams([...query].filter(([key]) => isOverrideKey(key)));
  if (!kept.size || !location.startsWith('/')) return location;
  const [path, hash] = location.split('#');
  return `${path}${path?.includes('?') ? '&' : '?'}${kept}${hash === undefined ? '' : `#${hash}`}`;
};

/** The address without overrides. */
export const withoutOverrides = (pathname: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams([...query].filter(([key]) => !isOverrideKey(key)));
  return rest.size ? `${pathname}?${rest}` : pathname;
};
