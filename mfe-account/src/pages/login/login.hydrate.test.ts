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

it('keeps values typed before hydration', async () => {
  history.replaceState(null, '', '/iniciar-sesion');
  const served = await renderPage('/iniciar-sesion', { 'read-auth': authAnswer });
  const domElement = document.createElement('div');
  domElement.innerHTML = served.html;
  document.body.replaceChildren(domElement);
  const email = domElement.querySelector<HTMLInputElement>('input[name="email"]') as HTMLInputElement;
  email.value = 'ana@vinos.cl';
  const host = createTestHost();
  const app = createLifecycles(remote);
  await act(() => app.mount({ host, domElement, state: served.state }));
  const password = domElement.querySelector('input[name="password"]') as HTMLInputElement;
  await act(() => userEvent.type(password, 'secreta'));
  await act(() => userEvent.tab());
  expect(domElement.querySelector('input[name="email"]')).toBe(email);
  expect(email.value).toBe('ana@vinos.cl');
  expect(host.calls).toEqual([]);
  expect(host.problems).toEqual([]);
  await act(() => app.unmount({ host, domElement }));
});
