/** The one place where text becomes the address of a script (DESIGN §6 "One Trusted Types policy"). Loaded by what needs it. */

/** Google Tag Manager's container. */
const CONTAINER = /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]{4,12}$/;
/** What a container loads in its turn: Google's own tags. Others are refused, whatever is set up in the container. */
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

/** @throws TypeError for anything but the address of a container */
export const containerUrl = (id: string): string => {
  const url = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  const createScriptURL = only(CONTAINER);
  // An engine without Trusted Types has the policy's other rules.
  return (policies()?.createPolicy('shop', { createScriptURL }) ?? { createScriptURL }).createScriptURL(url);
};

/** A container's scripts know nothing of Trusted Types: theirs pass by a rule for their hosts. */
export const letTagsLoad = (): void => {
  policies()?.createPolicy('default', { createScriptURL: only(TAG_HOSTS) });
};
