/**
 * Behaviour of the consent banner that the server rendered (frame/consent/). The first time, only an answer
 * closes the banner. Runs without React, because most visitors see the banner on a page that they only read.
 */

import { COOKIE_CHOICES_PATH } from 'shared-contracts/api/cookie-choices';
import { decideConsent, followConsent } from '../consent.ts';
import { type Consent, readConsent, readStoredConsent } from '../stored-consent.ts';
import { whenAdult } from '../when-adult.ts';
import { afterPaint } from './after-paint.ts';

/**
 * Sends the stored answer to the shop's log of consents, without waiting. An older API does not know the address, and a
 * lost report changes nothing for the shopper.
 */
const reportConsent = (): void => {
  const { at: _, ...choice } = readStoredConsent();
  // Storage is blocked, or the page is not safe: browsers have no random ids there.
  if (!choice.id) return;
  const body = JSON.stringify({ ...choice, locale: document.documentElement.lang.slice(0, 2) });
  navigator.sendBeacon(COOKIE_CHOICES_PATH, new Blob([body], { type: 'application/json' }));
};

const ALL: Consent = { measurement: true, advertising: true };
const NOTHING: Consent = { measurement: false, advertising: false };

interface Banner {
  banner: HTMLElement;
  title: HTMLElement;
  choose: HTMLButtonElement;
  choice: HTMLFormElement;
}

const boxes = (choice: HTMLFormElement): Record<keyof Consent, HTMLInputElement> => {
  const box = (name: string) => choice.elements.namedItem(name) as HTMLInputElement;
  return { measurement: box('measurement'), advertising: box('advertising') };
};

const showChoice = ({ choose, choice }: Banner, isShown: boolean): void => {
  choice.hidden = !isShown;
  choose.ariaExpanded = String(isShown);
};

/** Opens the banner with the current consent. Before the first answer no box is ticked. */
const open = (parts: Banner): void => {
  const consent = readConsent() ?? NOTHING;
  const { measurement, advertising } = boxes(parts.choice);
  measurement.checked = consent.measurement;
  advertising.checked = consent.advertising;
  showChoice(parts, false);
  parts.banner.hidden = false;
};

/** Finds the parts of the banner in the page. */
const findBanner = (): Banner => {
  const banner = document.getElementById('consent') as HTMLElement;
  const find = <T extends HTMLElement>(selector: string) => banner.querySelector<T>(selector) as T;
  return { banner, title: find('h2'), choose: find('[value=choose]'), choice: find('form') };
};

export const startConsentBanner = (): void => {
  const parts = findBanner();
  const { banner, title, choice } = parts;
  /** Link that opened the banner again, which gets the focus back. */
  let opener: HTMLElement | null = null;

  const close = (): void => {
    banner.hidden = true;
    opener?.focus();
    opener = null;
  };
  const decide = (consent: Consent): void => {
    decideConsent(consent);
    reportConsent();
    close();
  };

  banner.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest('button')?.value;
    if (answer === 'all') decide(ALL);
    else if (answer === 'none') decide(NOTHING);
    else if (answer === 'choose') showChoice(parts, choice.hidden === true);
  });
  choice.addEventListener('submit', (event) => {
    event.preventDefault();
    const { measurement, advertising } = boxes(choice);
    decide({ measurement: measurement.checked, advertising: advertising.checked });
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (opener && key === 'Escape') close();
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-opens="consent"]');
      if (!link) return;
      event.preventDefault();
      opener = link;
      open(parts);
      title.focus();
    },
    // The capture phase runs before the navigation of the shell, which would follow the link to the privacy
    // page.
    { capture: true },
  );
  // Another tab, or a page that the shopper opened after this one, may answer first.
  followConsent(() => {
    if (!opener) banner.hidden = true;
  });
  whenAdult(() => afterPaint(() => readConsent() ?? open(parts)));
};
