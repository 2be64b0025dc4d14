// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import type { PageState } from 'shared-contracts/host';
import { afterEach, expect, it } from 'vitest';
import { createLifecycles } from './lifecycles.tsx';
import { createMessages } from './messages.ts';
import type { PageRequest } from './page.ts';
import { dropScope } from './scope.ts';
import { createTestHost } from './test-host.ts';
import { createWidget } from './widget.tsx';

const $wine = createStore('', { sid: 'early-widget-wine' });
const View = () => <h1>{useUnit($wine) || 'skeleton'}</h1>;
const words = async () => ({ default: {} });
const messages = createMessages({ es: words, en: words });
const page = {
  View,
  opened: createEvent<PageRequest>(),
  $page: createStore<PageState | null>(null, { serialize: 'ignore' }),
};
const app = createLifecycles({
  name: 'test',
  messages,
  routes: [{ id: 'wine', path: '/vinos/:slug', load: async () => ({ page }) }],
});
const widget = createWidget({ name: 'test-modal', messages, View: () => <p>{useUnit($wine)}</p> });

const place = (html: string): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  return element;
};

afterEach(() => {
  document.body.replaceChildren();
  dropScope();
});

it('hydrates a page with the data of the server after a widget was opened first', async () => {
  const url = '/vinos/syrah';
  history.pushState(null, '', url);
  const state = { 'early-widget-wine': 'Syrah' };
  const host = createTestHost({ serverState: state });
  const modal = { host, domElement: place('') };
  const shown = { host, domElement: place('<h1>Syrah</h1>'), state, url };
  await act(() => widget.mount(modal));
  await act(() => app.mount(shown));
  expect(shown.domElement.innerHTML).toBe('<h1>Syrah</h1>');
  expect(host.problems).toEqual([]);
  await act(() => widget.unmount(modal));
  await act(() => app.unmount(shown));
});
