/**
 * Keeps the overrides (`?remote.catalog=…`) in the address during navigation, so that every address
 * links to the same view. Runs inline only on pages with overrides, before any code that navigates.
 */
import { isOverrideKey, RESET_ATTRIBUTE } from '../override.ts';

const withOverrides = (href: string | URL): string => {
  const url = new URL(href, location.href);
  if (url.origin === location.origin)
    for (const [key, value] of new URLSearchParams(location.search))
      if (isOverrideKey(key) && !url.searchParams.has(key)) url.searchParams.append(key, value);
  return url.href;
};

/** Loads the current page from the server without overrides. */
const reset = (): void => {
  const url = new URL(location.href);
  for (const key of [...url.searchParams.keys()]) if (isOverrideKey(key)) url.searchParams.delete(key);
  location.assign(url.href);
};

export const keepOverrides = (): void => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = history[name];
    history[name] = function (state, title, href) {
      native.call(this, state, title, href == null ? href : withOverrides(href));
    };
  }
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (!link) return;
      if (link.hasAttribute(RESET_ATTRIBUTE)) {
        event.preventDefault();
        reset();
      } else if (/^https?:/.test(link.protocol)) link.href = withOverrides(link.href);
    },
    true,
  );
};
