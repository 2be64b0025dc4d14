// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { sessionState } from 'shared-contracts/bus/topics';
import { createLifecycles } from 'shared-kit/lifecycles';
import { createTestHost } from 'shared-kit/test-host';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contactAnswers } from '../../fixtures/contact.ts';
import { PERSON } from '../../fixtures/person.ts';
import { renderPage } from '../../fixtures/render.ts';
import { remote } from '../../remote.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const PROFILE = { data: PERSON };

it('keeps values typed before hydration and prefills empty fields for a customer', async () => {
  history.replaceState(null, '', '/contacto');
  const served = await renderPage('/contacto', contactAnswers());
  const domElement = document.createElement('div');
  domElement.innerHTML = served.html;
  document.body.replaceChildren(domElement);
  const control = (name: string) =>
    domElement.querySelector(`form [name="${name}"]`) as HTMLInputElement | HTMLTextAreaElement;
  control('name').value = 'Anabella';
  control('message').value = '¿Abren el domingo?';
  const host = createTestHost({ answers: { 'read-profile': PROFILE } });
  host.bus.publish(sessionState, { kind: 'customer', id: 'c1', firstName: 'Ana' });
  const app = createLifecycles(remote);
  await act(() => app.mount({ host, domElement, state: served.state }));
  await act(() => userEvent.type(control('subject'), 'Horario'));
  await act(() => userEvent.tab());
  expect(control('name').value).toBe('Anabella');
  expect(control('message').value).toBe('¿Abren el domingo?');
  expect(control('last_name').value).toBe('Núñez');
  expect(control('email').value).toBe('ana@vinos.cl');
  expect(control('phone').value).toBe('+56987654321');
  expect(control('order_number').value).toBe('');
  expect(host.problems).toEqual([]);
  await act(() => app.unmount({ host, domElement }));
});
