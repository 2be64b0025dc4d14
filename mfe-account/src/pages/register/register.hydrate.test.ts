// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createLifecycles } from 'shared-kit/lifecycles';
import { createTestHost } from 'shared-kit/test-host';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { authAnswer } from '../../fixtures/auth.ts';
import { renderPage } from '../../fixtures/render.ts';
import { remote } from '../../remote.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

it('keeps values typed, ticked and chosen before hydration', async () => {
  history.replaceState(null, '', '/registro');
  const served = await renderPage('/registro', { 'read-auth': authAnswer });
  const domElement = document.createElement('div');
  domElement.innerHTML = served.html;
  document.body.replaceChildren(domElement);
  const control = (name: string, more = '') =>
    domElement.querySelector(`input[name="${name}"]${more}`) as HTMLInputElement;
  control('name').value = 'Anabella';
  control('rut').value = '764185307';
  control('password').value = 'una frase larga';
  control('terms').checked = true;
  control('type', '[value="company"]').checked = true;
  const host = createTestHost();
  const app = createLifecycles(remote);
  await act(() => app.mount({ host, domElement, state: served.state }));
  // The first input after hydration renders the whole form again.
  await act(() => userEvent.type(control('last_name'), 'Núñez'));
  await act(() => userEvent.tab());
  expect(control('name').value).toBe('Anabella');
  expect(control('password').value).toBe('una frase larga');
  expect(control('terms').checked).toBe(true);
  expect(control('company_name')).not.toBe(null);
  expect(control('rut').value).toBe('76.418.530-7');
  expect(control('last_name').value).toBe('Núñez');
  expect(host.problems).toEqual([]);
  await act(() => app.unmount({ host, domElement }));
});
