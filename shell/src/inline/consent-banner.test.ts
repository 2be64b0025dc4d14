// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { recordCookieChoice } from 'shared-contracts/api/cookie-choices.schema';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decideConsent } from '../consent.ts';
import { layout } from '../frame/fixtures/layout.ts';
import { renderFrame } from '../frame/server.tsx';
import { es } from '../messages/es.ts';
import { type Consent, readConsent } from '../stored-consent.ts';
import { startConsentBanner } from './consent-banner.ts';

vi.mock('./after-paint.ts', () => ({ afterPaint: (act: () => void) => act() }));

/** Answers that the banner sends to the log of consents. */
const reports: [path: string, body: Blob][] = [];
vi.spyOn(navigator, 'sendBeacon').mockImplementation(
  (path, body) => reports.push([String(path), body as Blob]) > 0,
);

const { consent: markup } = renderFrame({
  layout,
  locale: 'es',
  locales: ['es'],
  path: '/',
  folded: false,
  year: 2031,
  asksConsent: true,
});
const LINK = '<a href="/privacidad" data-opens="consent">Cookies</a>';
const start = (gate = '') => {
  document.body.innerHTML = gate + markup + LINK;
  startConsentBanner();
};
const banner = () => screen.queryByRole('region', { name: es.consent.title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

afterEach(() => {
  localStorage.clear();
  reports.length = 0;
  document.body.replaceChildren();
});

describe('the consent banner', () => {
  it.each([
    ['Aceptar todas', { measurement: true, advertising: true }],
    ['Rechazar todas', { measurement: false, advertising: false }],
  ])('"%s" decides with one click', async (name, answer) => {
    start();
    await press(name);
    expect(readConsent()).toEqual(answer);
    expect(banner()).toBe(null);
  });

  it('sends each answer under one random id of the browser, with version and language', async () => {
    // As the document names it (document/page-document.ts).
    document.documentElement.lang = 'es-CL';
    start();
    await press('Aceptar todas');
    await userEvent.click(screen.getByRole('link', { name: 'Cookies' }));
    await press('Rechazar todas');
    const { id } = JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? '{}');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(reports.map(([path]) => path)).toEqual(['/api/consents/cookies', '/api/consents/cookies']);
    const bodies = await Promise.all(reports.map(async ([, body]) => JSON.parse(await body.text())));
    for (const body of bodies) expect(recordCookieChoice.body.safeParse(body).error).toBeUndefined();
    const common = { id, version: 1, locale: 'es' };
    expect(bodies).toEqual([
      { ...common, measurement: true, advertising: true },
      { ...common, measurement: false, advertising: false },
    ]);
  });

  it('neither asks nor sends again what an earlier version stored', () => {
    const kept = { measurement: true, advertising: true, version: 1, at: Date.now() };
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(kept));
    start();
    expect(banner()).toBe(null);
    expect(reports).toEqual([]);
  });

  it('offers a choice with nothing ticked', async () => {
    start();
    expect(screen.queryByRole('checkbox')).toBe(null);
    await press('Elegir');
    expect(screen.getByRole('button', { name: 'Elegir' }).ariaExpanded).toBe('true');
    expect(boxes()).toEqual([false, false]);
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await press('Guardar mi elección');
    expect(readConsent()).toEqual({ measurement: true, advertising: false } satisfies Consent);
  });

  it('waits for the age gate, shows its answers with equal weight, and takes no focus', () => {
    start('<dialog id="age-gate" open></dialog>');
    expect(banner()).toBe(null);
    document.dispatchEvent(new Event('shop:age-accepted'));
    const looks = ['Aceptar todas', 'Rechazar todas', 'Elegir'].map(
      (name) => screen.getByRole('button', { name }).className,
    );
    expect(new Set(looks).size).toBe(1);
    expect(document.activeElement).toBe(document.body);
  });

  it('does not ask again what was answered in another tab', () => {
    const answerElsewhere = () => {
      localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify({ version: 1, at: Date.now() }));
      dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.consent }));
    };
    start();
    expect(banner()).not.toBe(null);
    answerElsewhere();
    expect(banner()).toBe(null);

    localStorage.clear();
    start('<dialog id="age-gate" open></dialog>');
    answerElsewhere();
    document.dispatchEvent(new Event('shop:age-accepted'));
    expect(banner()).toBe(null);
  });

  it('shows the current answer when reopened, and keeps it on Escape', async () => {
    decideConsent({ measurement: true, advertising: false });
    start();
    expect(banner()).toBe(null);
    const link = screen.getByRole('link', { name: 'Cookies' });
    await userEvent.click(link);
    expect(document.activeElement?.textContent).toBe(es.consent.title);
    await press('Elegir');
    expect(boxes()).toEqual([true, false]);
    await userEvent.keyboard('{Escape}');
    expect(banner()).toBe(null);
    expect(readConsent()).toEqual({ measurement: true, advertising: false });
    expect(document.activeElement).toBe(link);
  });

  it('ignores Escape before the first answer', async () => {
    start();
    screen.getByRole('button', { name: 'Elegir' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(banner()).not.toBe(null);
  });
});
