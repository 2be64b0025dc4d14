/**
 * Google Tag Manager with Consent Mode v2 (docs/product/analytics.md#consent): denies everything first, loads
 * nothing before consent, and passes later changes of consent to the container.
 */
import { followConsent } from '../consent.ts';
import type { Consent } from '../stored-consent.ts';
import { containerUrl, letTagsLoad } from './trusted-types.ts';

type Answer = 'granted' | 'denied';
const answer = (yes: boolean): Answer => (yes ? 'granted' : 'denied');

/** Converts the consent to the names of Consent Mode v2. */
const toGoogle = ({ measurement, advertising }: Consent): Record<string, Answer> => ({
  analytics_storage: answer(measurement),
  ad_storage: answer(advertising),
  ad_user_data: answer(advertising),
  ad_personalization: answer(advertising),
});

/** The container accepts commands only as `arguments` objects. */
function command(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the container would read an array as data layer variables
  return arguments;
}

const load = (id: string): void => {
  letTagsLoad();
  const script = document.createElement('script');
  script.async = true;
  script.src = containerUrl(id);
  document.head.append(script);
};

/** @param id container id, `GTM-…` */
export const startTagManager = (id: string): void => {
  window.dataLayer ??= [];
  const layer = window.dataLayer as unknown[];
  // Must precede all entries of the page.
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
