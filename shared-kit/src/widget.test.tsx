// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import { cartState } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { fromTopic } from './host.ts';
import { createMessages } from './messages.ts';
import { dropScope } from './scope.ts';
import { createTestHost } from './test-host.ts';
import { createWidget } from './widget.tsx';

const { loadMessagesFx, useMessages } = createMessages<{ title: string }>({
  es: async () => ({ default: { title: 'Sueles comprar' } }),
  en: async () => ({ default: { title: 'You often buy' } }),
});
const counted = fromTopic(cartState);
const $heard = createStore(0, { sid: 'widget-test-heard' }).on(counted, (heard) => heard + 1);

const View = ({ about }: { about: string }) => (
  <p>
    {useMessages().title}: {about}, {useUnit($heard)}
  </p>
);
const widget = createWidget<{ about: string }>({ name: 'test', messages: { loadMessagesFx }, View });

const place = () => document.body.appendChild(document.createElement('div'));
const shown = () => screen.queryAllByText(/Sueles comprar/).map((element) => element.textContent);

describe('a widget', () => {
  afterEach(() => {
    document.body.replaceChildren();
    dropScope();
  });

  it('can be mounted several times at once with different props', async () => {
    const host = createTestHost();
    const [left, right] = [place(), place()];
    await act(() => widget.mount({ host, domElement: left, about: 'vino' }));
    await act(() => widget.mount({ host, domElement: right, about: 'queso' }));
    expect(shown()).toEqual(['Sueles comprar: vino, 0', 'Sueles comprar: queso, 0']);
    await act(() => widget.unmount({ host, domElement: left, about: 'vino' }));
    expect(shown()).toEqual(['Sueles comprar: queso, 0']);
    await act(() => widget.unmount({ host, domElement: right, about: 'queso' }));
    expect(document.body.textContent).toBe('');
  });

  it('gets new props on update, and on a second mount in the same element', async () => {
    const host = createTestHost();
    const domElement = place();
    await act(() => widget.mount({ host, domElement, about: 'vino' }));
    await act(() => widget.update({ host, domElement, about: 'pan' }));
    expect(shown()).toEqual(['Sueles comprar: pan, 0']);
    await act(() => widget.mount({ host, domElement, about: 'uva' }));
    expect(shown()).toEqual(['Sueles comprar: uva, 0']);
    await act(() => widget.unmount({ host, domElement, about: '' }));
    await act(() => widget.unmount({ host, domElement, about: '' }));
    expect(shown()).toEqual([]);
  });

  it('does not appear when it is unmounted while its texts load', async () => {
    const host = createTestHost();
    const domElement = place();
    const mounting = widget.mount({ host, domElement, about: 'vino' });
    await widget.unmount({ host, domElement, about: '' });
    await act(() => mounting);
    expect(shown()).toEqual([]);
  });

  it('receives each message once for several mounts, and none after the last unmount', async () => {
    const host = createTestHost();
    const [left, right] = [place(), place()];
    await act(() => widget.mount({ host, domElement: left, about: 'vino' }));
    await act(() => widget.mount({ host, domElement: right, about: 'queso' }));
    const publish = () => act(async () => host.bus.publish(cartState, { count: 1, total: 1, lines: [] }));
    await publish();
    expect(shown()).toEqual(['Sueles comprar: vino, 1', 'Sueles comprar: queso, 1']);
    await act(() => widget.unmount({ host, domElement: left, about: '' }));
    await publish();
    expect(shown()).toEqual(['Sueles comprar: queso, 2']);
    await act(() => widget.unmount({ host, domElement: right, about: '' }));
    await publish();
    await act(() => widget.mount({ host, domElement: right, about: 'queso' }));
    // The state replays once to the new mount.
    expect(shown()).toEqual(['Sueles comprar: queso, 3']);
  });
});
