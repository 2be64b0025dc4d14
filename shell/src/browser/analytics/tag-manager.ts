/**
 * Google Tag Manager with Consent Mode v2 (DESIGN §11 "analytics and consent"): everything is denied first, nothing is
 * loaded before the shopper agrees, and what is agreed to later is told to the container.
 */
import { type Consent, followConsent } from '../consent/consent.ts';
import { containerUrl, letTagsLoad } from '../trusted-types.ts';

type Answer = 'granted' | 'denied';
const answer = (yes: boolean): Answer => (yes ? 'granted' : 'denied');

/** Names of Consent Mode v2. */
const toGoogle = ({ measurement, advertising }: Consent): Record<string, Answer> => ({
  analytics_storage: answer(measurement),
  ad_storage: answer(advertising),
  ad_user_data: answer(advertising),
  ad_personalization: answer(advertising),
});

/** The container understands commands as argument lists only. */
function command(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array in its place would be taken for a variable of the data layer
  return arguments;
}

const load = (id: string): void => {
  letTagsLoad();
  const script = document.createElement('script');
  script.async = true;
  script.src = containerUrl(id);
  document.head.append(script);
};

/** @param id the container, `GTM-…` */
export const startTagManager = (id: string): void => {
  window.dataLayer ??= [];
  const layer = window.dataLayer as unknown[];
  // Before whatever the page has told already.
  layer.unshift(command('consent', 'default', toGoogle({ measurement: false, advertising: false })));
  let isLoaded = false;
  followConsent((consent) => {
    layer.push(command('consent', 'update', toGoogle(consent)));
    if (isLoaded || !(consent.measurement || consent.advertising)) return;
    isLoaded = true;
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(id);
  });
};
