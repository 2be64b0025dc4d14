/** Trusted Types policy for script URLs (docs/architecture/bundles.md#trusted-types). */

/** URL of a Google Tag Manager container. */
const CONTAINER = /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]{4,12}$/;
/** Hosts from which a container may load tags: Google's own. Tags from other hosts are refused. */
const TAG_HOSTS =
  /^https:\/\/(?:www|region\d)\.(?:googletagmanager|google-analytics|googleadservices)\.com\//;

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}
const policies = (): Policies | undefined => (window as { trustedTypes?: Policies }).trustedTypes;

const only =
  (allowed: RegExp) =>
  (url: string): string => {
    if (!allowed.test(url)) throw new TypeError(`No script of the shop: ${url}`);
    return url;
  };

/** @throws TypeError when the URL is not a container's */
export const containerUrl = (id: string): string => {
  const url = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  const createScriptURL = only(CONTAINER);
  // Without Trusted Types, apply the same rules directly.
  return (policies()?.createPolicy('shop', { createScriptURL }) ?? { createScriptURL }).createScriptURL(url);
};

/** Default policy for scripts of a container, which do not use Trusted Types. Allows only their hosts. */
export const letTagsLoad = (): void => {
  policies()?.createPolicy('default', { createScriptURL: only(TAG_HOSTS) });
};
