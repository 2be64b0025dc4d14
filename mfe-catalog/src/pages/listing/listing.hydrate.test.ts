// @vitest-environment happy-dom
import { act } from 'react';
import { createLifecycles } from 'shared-contracts/kit/lifecycles';
import { createTestHost } from 'shared-contracts/kit/test-host';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listingAnswers } from '../../fixtures/products.ts';
import { renderPage } from '../../fixtures/render.ts';
import { remote } from '../../remote.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const control = <Kind extends HTMLElement>(markup: HTMLElement, selector: string): Kind => {
  const found = markup.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

it('goes to the address of what was ticked and ordered before the page came alive', async () => {
  history.replaceState(null, '', '/vinos');
  const served = await renderPage('/vinos', listingAnswers);
  const domElement = document.createElement('div');
  domElement.innerHTML = served.html;
  document.body.replaceChildren(domElement);
  control<HTMLInputElement>(domElement, 'input[name="pais"][value="chile"]').checked = true;
  control<HTMLSelectElement>(domElement, 'select[name="sort"]').value = 'price';
  const host = createTestHost({ answers: listingAnswers });
  const app = createLifecycles(remote);
  await act(() => app.mount({ host, domElement, state: served.state }));
  expect(host.visited.at(-1)).toBe('/vinos?pais=chile&sort=price');
  expect(host.problems).toEqual([]);
  await act(() => app.unmount({ host, domElement }));
});
