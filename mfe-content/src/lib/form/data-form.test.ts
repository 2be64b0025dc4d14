// @vitest-environment happy-dom
import { act } from 'react';
import { createLifecycles } from 'shared-kit/lifecycles';
import { dropScope } from 'shared-kit/scope';
import { createTestHost } from 'shared-kit/test-host';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reservationAnswers } from '../../fixtures/events.ts';
import { renderPage } from '../../fixtures/render.ts';
import { tableAnswers } from '../../fixtures/tables.ts';
import { remote } from '../../remote.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const ANSWERS = { ...tableAnswers(), ...reservationAnswers() };
let leave = async () => {};

afterEach(async () => {
  await leave();
  dropScope();
  sessionStorage.clear();
});

interface Load {
  url: string;
  /** Text that the page stored when it unloaded. */
  typed: Record<string, string>;
  isServed: boolean;
  /** Changes the controls before hydration. */
  type?: (control: (name: string) => HTMLInputElement) => void;
}

/** Loads the document after a language change: the server renders the page, or only the browser does. */
const load = async ({ url, typed, isServed, type }: Load) => {
  history.replaceState(null, '', url);
  sessionStorage.setItem(
    'formDraft',
    JSON.stringify({ path: location.pathname, at: Date.now(), values: typed }),
  );
  const served = await renderPage(url, ANSWERS);
  const domElement = document.createElement('div');
  if (isServed) domElement.innerHTML = served.html;
  document.body.replaceChildren(domElement);
  // happy-dom ignores the attribute when it parses HTML.
  for (const option of domElement.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  const control = (name: string) => domElement.querySelector(`form [name="${name}"]`) as HTMLInputElement;
  type?.(control);
  const host = createTestHost({ answers: ANSWERS });
  const app = createLifecycles(remote);
  await act(() => app.mount({ host, domElement, ...(isServed ? { state: served.state } : {}) }));
  leave = () => act(() => app.unmount({ host, domElement }));
  expect(host.problems).toEqual([]);
  return (name: string) => control(name).value;
};

describe.each([
  ['hydrates', true],
  ['renders in the browser', false],
])('a form that %s', (_, isServed) => {
  it('restores the chosen number of people', async () => {
    const typed = { person_quantity: '4', name: 'Ana' };
    const shownIn = await load({ url: '/reserva-mesa', typed, isServed });
    expect(shownIn('person_quantity')).toBe('4');
    expect(shownIn('name')).toBe('Ana');
  });

  it('restores the chosen event instead of the event in the URL', async () => {
    const typed = { event: 'cena-de-primavera' };
    const shownIn = await load({ url: '/reserva?evento=cata-a-ciegas', typed, isServed });
    expect(shownIn('event')).toBe('cena-de-primavera');
  });
});

it('prefers values typed and chosen before hydration to the typed text', async () => {
  const shownIn = await load({
    url: '/reserva-mesa',
    typed: { person_quantity: '4', name: 'Ana', email: 'ana@vinos.cl' },
    isServed: true,
    type: (control) => {
      control('person_quantity').value = '6';
      control('name').value = 'Anabella';
    },
  });
  expect(shownIn('person_quantity')).toBe('6');
  expect(shownIn('name')).toBe('Anabella');
  expect(shownIn('email')).toBe('ana@vinos.cl');
});
