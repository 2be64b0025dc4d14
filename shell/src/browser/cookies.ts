/**
 * Cookies through `document.cookie`, because the Cookie Store API is missing in older Safari and Firefox and
 * on plain http.
 */

/** @param name letters, digits and hyphens, like `value` */
export const keepCookie = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: see the head of this file
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
};

export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
