// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../messages/es.ts';
import { type Consent, readConsent } from '../../stored-consent.ts';
import { ALL, decideConsent, NOTHING } from './consent.ts';
import { showConsentBanner } from './consent-banner.tsx';

const show = (isReopened = false) => act(() => showConsentBanner(es.consent, isReopened));
const banner = () => screen.queryByRole('region', { name: es.consent.title });
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await act(async () => button.click());
};

describe('the consent banner', () => {
  afterEach(async () => {
    if (banner()) await press('Rechazar todas');
    localStorage.clear();
    document.body.replaceChildren();
  });

  it.each([
    ['Aceptar todas', ALL],
    ['Rechazar todas', NOTHING],
  ])('"%s" decides with one click', async (name, answer) => {
    show();
    await press(name);
    expect(readConsent()).toEqual(answer);
    expect(banner()).toBe(null);
  });

  it('offers a choice with nothing ticked', async () => {
    show();
    await press('Elegir');
    const [measurement, advertising] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([measurement?.checked, advertising?.checked]).toEqual([false, false]);
    await userEvent.click(measurement as HTMLElement);
    await press('Guardar mi elección');
    expect(readConsent()).toEqual({ measurement: true, advertising: false } satisfies Consent);
  });

  it('shows its answers with equal weight and takes no focus', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    show();
    const looks = ['Aceptar todas', 'Rechazar todas', 'Elegir'].map(
      (name) => screen.getByRole('button', { name }).className,
    );
    expect(new Set(looks).size).toBe(1);
    expect(document.activeElement).toBe(button);
  });

  it('shows the current answer when reopened and keeps it on Escape', async () => {
    decideConsent({ measurement: true, advertising: false });
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    show(true);
    expect(document.activeElement?.textContent).toBe(es.consent.title);
    await press('Elegir');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
    await act(async () => userEvent.keyboard('{Escape}'));
    expect(banner()).toBe(null);
    expect(readConsent()).toEqual({ measurement: true, advertising: false });
    expect(document.activeElement).toBe(link);
  });

  it('ignores Escape before the first answer', async () => {
    show();
    screen.getByRole('button', { name: 'Elegir' }).focus();
    await act(async () => userEvent.keyboard('{Escape}'));
    expect(banner()).not.toBe(null);
  });
});
