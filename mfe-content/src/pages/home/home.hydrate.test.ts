// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { cartState } from 'shared-contracts/bus/topics';
import { createLifecycles } from 'shared-kit/lifecycles';
import { createTestHost } from 'shared-kit/test-host';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homeAnswer } from '../../fixtures/home.ts';
import { renderPage } from '../../fixtures/render.ts';
import { remote } from '../../remote.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

it('hydrates the home page without a request or a new heading, then shows quantities of the cart', async () => {
  const served = await renderPage('/', { 'read-home': homeAnswer });
  const domElement = document.createElement('div');
  domElement.innerHTML = served.html;
  document.body.replaceChildren(domElement);
  const heading = domElement.querySelector('h1');
  const host = createTestHost();
  host.bus.publish(cartState, { count: 3, total: 38970, lines: [{ sku: 'QH-CAR', qty: 3 }] });
  const app = createLifecycles(remote);
  await act(() => app.mount({ host, domElement, state: served.state }));
  const counter = domElement.querySelector<HTMLInputElement>('[role="spinbutton"], input');
  await waitFor(() => expect(counter?.value).toBe('3'));
  expect(domElement.querySelector('h1')).toBe(heading);
  expect(host.calls).toEqual([]);
  expect(host.problems).toEqual([]);
  expect(host.pages.at(-1)?.head.title).toBe('Vinos chilenos, quesos y regalos');
  await act(() => app.unmount({ host, domElement }));
});
