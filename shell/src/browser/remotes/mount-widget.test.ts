// @vitest-environment happy-dom

import type { WidgetModule, WidgetMountProps } from 'shared-contracts/remote';
import type { RecommendationsProps } from 'shared-contracts/widgets';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWidgetMounter } from './mount-widget.ts';

type Props = WidgetMountProps & RecommendationsProps;
const ID = 'catalog/recommendations';

const aWidget = (rest: Partial<WidgetModule<RecommendationsProps>> = {}) => {
  const draw = async ({ domElement, skus }: Props) => domElement.replaceChildren(skus.join());
  return {
    contract: 2,
    bootstrap: async () => {},
    mount: draw,
    update: draw,
    unmount: async ({ domElement }: Props) => domElement.replaceChildren(),
    ...rest,
  };
};

const open = (load: () => Promise<object>) => {
  const host = createTestHost();
  const domElement = document.body.appendChild(document.createElement('div'));
  const mountWidget = createWidgetMounter(load as never);
  return {
    host,
    domElement,
    mount: (...skus: string[]) => mountWidget(host, ID, domElement, { skus }),
    shows: (text: string) => vi.waitFor(() => expect(domElement.textContent).toBe(text)),
    reports: (count: number) => vi.waitFor(() => expect(host.problems).toHaveLength(count)),
  };
};

describe('a widget of another remote', () => {
  afterEach(() => document.body.replaceChildren());

  it('appears when its code is loaded and disappears on unmount', async () => {
    const { mount, shows } = open(async () => aWidget());
    const end = mount('W-1');
    await shows('W-1');
    end();
    end();
    await shows('');
  });

  it('updates its props without a new mount', async () => {
    const widget = aWidget();
    const mounted = vi.spyOn(widget, 'mount');
    const { mount, shows } = open(async () => widget);
    mount('W-1');
    await shows('W-1');
    mount('W-2');
    await shows('W-2');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('shows the last props when they change while it loads', async () => {
    const code = Promise.withResolvers<object>();
    const { mount, shows } = open(() => code.promise);
    mount('W-1');
    mount('W-2');
    code.resolve(aWidget());
    await shows('W-2');
  });

  it('does not appear when it is unmounted while it loads', async () => {
    const code = Promise.withResolvers<object>();
    const { domElement, mount } = open(() => code.promise);
    const other = open(() => code.promise);
    mount('W-1')();
    other.mount('W-2');
    code.resolve(aWidget());
    // Both would appear at the same time, the unmounted one first.
    await other.shows('W-2');
    expect(domElement.textContent).toBe('');
  });

  it('leaves an empty element and a report when loading fails, and can be mounted again', async () => {
    let works = false;
    const { domElement, mount, shows, reports } = open(async () => {
      if (!works) throw new Error('404');
      return aWidget();
    });
    mount('W-1');
    await reports(1);
    expect(domElement.childElementCount).toBe(0);
    works = true;
    mount('W-1');
    await shows('W-1');
  });

  it('leaves an empty element and a report when mounting throws', async () => {
    const mount = async ({ domElement }: Props) => {
      domElement.textContent = 'half';
      throw new Error('no');
    };
    const opened = open(async () => aWidget({ mount }));
    opened.mount('W-1');
    await opened.reports(1);
    await opened.shows('');
    expect(opened.host.problems).toHaveLength(1);
  });
});
