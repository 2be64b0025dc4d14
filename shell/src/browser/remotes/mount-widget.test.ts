// @vitest-environment happy-dom

import type { WidgetModule, WidgetMountProps } from 'shared-contracts/remote';
import type { RecommendationsProps } from 'shared-contracts/widgets';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWidgetMounter } from './mount-widget.ts';

type Props = WidgetMountProps & RecommendationsProps;
const ID = 'catalog/recommendations';
const settled = () => new Promise((done) => setTimeout(done, 20));

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
  return { host, domElement, mount: (...skus: string[]) => mountWidget(host, ID, domElement, { skus }) };
};

describe('a widget of another remote', () => {
  afterEach(() => document.body.replaceChildren());

  it('appears when its code is loaded and disappears on unmount', async () => {
    const { domElement, mount } = open(async () => aWidget());
    const end = mount('W-1');
    await settled();
    expect(domElement.textContent).toBe('W-1');
    end();
    end();
    await settled();
    expect(domElement.textContent).toBe('');
  });

  it('updates its props without a new mount', async () => {
    const widget = aWidget();
    const mounted = vi.spyOn(widget, 'mount');
    const { domElement, mount } = open(async () => widget);
    mount('W-1');
    await settled();
    mount('W-2');
    await settled();
    expect(domElement.textContent).toBe('W-2');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('shows the last props when they change while it loads', async () => {
    const code = Promise.withResolvers<object>();
    const { domElement, mount } = open(() => code.promise);
    mount('W-1');
    mount('W-2');
    code.resolve(aWidget());
    await settled();
    expect(domElement.textContent).toBe('W-2');
  });

  it('does not appear when it is unmounted while it loads', async () => {
    const code = Promise.withResolvers<object>();
    const { domElement, mount } = open(() => code.promise);
    mount('W-1')();
    code.resolve(aWidget());
    await settled();
    expect(domElement.textContent).toBe('');
  });

  it('leaves an empty element and a report when loading fails, and can be mounted again', async () => {
    let works = false;
    const { host, domElement, mount } = open(async () => {
      if (!works) throw new Error('404');
      return aWidget();
    });
    mount('W-1');
    await settled();
    expect(domElement.childElementCount).toBe(0);
    expect(host.problems).toHaveLength(1);
    works = true;
    mount('W-1');
    await settled();
    expect(domElement.textContent).toBe('W-1');
  });

  it('leaves an empty element and a report when mounting throws', async () => {
    const mount = async ({ domElement }: Props) => {
      domElement.textContent = 'half';
      throw new Error('no');
    };
    const opened = open(async () => aWidget({ mount }));
    opened.mount('W-1');
    await settled();
    expect(opened.domElement.textContent).toBe('');
    expect(opened.host.problems).toHaveLength(1);
  });
});
