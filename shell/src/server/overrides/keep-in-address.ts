/** Overrides in the addresses that the server writes; the browser's part is inline/keep-overrides.ts. */
import { isOverrideKey } from '../../override.ts';

/** A redirect's location with the overrides of the request. */
export const keepInLocation = (location: string, query: URLSearchParams): string => {
  const kept = new URLSearchParams([...query].filter(([key]) => isOverrideKey(key)));
  if (!kept.size || !location.startsWith('/')) return location;
  const [path, hash] = location.split('#');
  return `${path}${path?.includes('?') ? '&' : '?'}${kept}${hash === undefined ? '' : `#${hash}`}`;
};

/** The address without any override. */
export const withoutOverrides = (pathname: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams([...query].filter(([key]) => !isOverrideKey(key)));
  return rest.size ? `${pathname}?${rest}` : pathname;
};
