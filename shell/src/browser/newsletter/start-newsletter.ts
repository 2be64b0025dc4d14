/**
 * Loads the code of the newsletter form when the form first gets the focus. A submit before that is repeated
 * after hydration, and without a connection when it is back. When the code cannot be loaded, the form's own page opens.
 */
import { NEWSLETTER_ID } from '../../frame/newsletter/newsletter-id.ts';
import { showOfflineNotice, whenOnline } from '../../offline.ts';
import { announceLive } from '../announce-live.ts';
import type { NewsletterParts } from './newsletter.tsx';

export const startNewsletter = (parts: NewsletterParts): void => {
  const place = document.getElementById(NEWSLETTER_ID);
  if (!place) return;
  let waking: Promise<void> | undefined;
  let isAwake = false;
  const wake = (): Promise<void> => {
    waking ??= import(/* webpackChunkName: "newsletter" */ './newsletter.tsx')
      .then(({ hydrateNewsletter }) => hydrateNewsletter(place, parts))
      .then(() => {
        isAwake = true;
      })
      .catch((error) => {
        waking = undefined;
        parts.host.report(error, { kind: 'newsletter' });
      });
    return waking;
  };
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    if (isAwake) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    await wake();
    if (isAwake) form.requestSubmit();
    else if (navigator.onLine) form.submit();
    else {
      showOfflineNotice();
      whenOnline(() => form.requestSubmit());
    }
  };
  place.addEventListener('focusin', () => void wake(), { once: true });
  place.addEventListener('submit', (event) => void onSubmit(event));
  announceLive(place);
  // The field may have focus already.
  if (place.contains(document.activeElement)) void wake();
};
