// @vitest-environment happy-dom
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, expect, it, vi } from 'vitest';
import { NEWSLETTER_ID } from '../../frame/newsletter/newsletter-id.ts';
import { es } from '../../messages/es.ts';
import { startNewsletter } from './start-newsletter.ts';

vi.mock('./newsletter.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.restoreAllMocks());

it.each([
  [true, 1],
  [false, 0],
])('opens the page of the form when its code cannot be loaded (connection: %s)', async (isOnline, times) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  document.body.innerHTML = `<div id="${NEWSLETTER_ID}"><form action="/"><button>Suscribirme</button></form></div>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const opened = vi.spyOn(form, 'submit').mockReturnValue();
  const host = createTestHost();
  startNewsletter({ locale: 'es', title: 'Cartas', text: '', t: es.newsletter, host });
  form.requestSubmit();
  await vi.waitFor(() => expect(host.problems).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(opened).toHaveBeenCalledTimes(times);
});
