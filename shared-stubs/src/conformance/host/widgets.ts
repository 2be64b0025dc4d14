import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type HostPage, widget } from './host-page.ts';

export const describeWidgets = ({ open }: HostPage): void => {
  describe('mountWidget', () => {
    const place = () => document.body.appendChild(document.createElement('div'));
    const holds = (element: HTMLElement, text: string) =>
      waitFor(() => expect(element.textContent).toBe(text));

    it('mounts, updates and unmounts a widget in its slot, also when called repeatedly', async () => {
      const host = await open();
      const element = place();
      const end = host.mountWidget('catalog/recommendations', element, { skus: ['W-1'] });
      await holds(element, 'W-1');
      const sameEnd = host.mountWidget('catalog/recommendations', element, { skus: ['W-2'] });
      await holds(element, 'W-2');
      end();
      end();
      sameEnd();
      await holds(element, '');
    });

    it('mounts the same widget in two slots', async () => {
      const host = await open();
      const [one, other] = [place(), place()];
      const end = host.mountWidget('catalog/recommendations', one, { skus: ['W-1'] });
      host.mountWidget('catalog/recommendations', other, { skus: ['W-2'] });
      await holds(one, 'W-1');
      end();
      await holds(one, '');
      expect(other.textContent).toBe('W-2');
    });

    /** A host whose widget waits in each update until the test continues or fails it. */
    const openSlow = async () => {
      const updates: PromiseWithResolvers<void>[] = [];
      const update = async (props: Parameters<typeof widget.update>[0]) => {
        const held = Promise.withResolvers<void>();
        updates.push(held);
        await held.promise;
        await widget.update(props);
      };
      const host = await open('es', async () => ({ ...widget, update }));
      const report = vi.spyOn(console, 'error');
      const element = place();
      const show = (...skus: string[]) => host.mountWidget('catalog/recommendations', element, { skus });
      const end = show('W-1');
      await holds(element, 'W-1');
      const begun = (count: number) => waitFor(() => expect(updates).toHaveLength(count));
      const problems = () => report.mock.calls;
      return { element, show, end, updates, begun, problems };
    };

    it('unmounts a widget in the task of an update, and while it updates', async () => {
      const first = await openSlow();
      first.show('W-2');
      first.end();
      await holds(first.element, '');
      const second = await openSlow();
      second.show('W-2');
      await second.begun(1);
      second.end();
      second.updates[0]?.resolve();
      await holds(second.element, '');
      expect(second.problems()).toEqual([]);
    });

    it('shows the last of several changes, also of those during an update', async () => {
      const { element, show, updates, begun, problems } = await openSlow();
      show('W-2');
      show('W-3');
      await begun(1);
      show('W-4');
      show('W-5');
      updates[0]?.resolve();
      await begun(2);
      updates[1]?.resolve();
      await holds(element, 'W-5');
      expect(updates).toHaveLength(2);
      expect(problems()).toEqual([]);
    });

    it('mounts the next widget of a slot after the last one has unmounted', async () => {
      const { element, show, end, updates, begun } = await openSlow();
      show('W-2');
      await begun(1);
      end();
      show('W-3');
      updates[0]?.resolve();
      await holds(element, 'W-3');
    });

    it('unmounts a widget whose update fails, and mounts it again', async () => {
      const { element, show, end, updates, begun } = await openSlow();
      show('W-2');
      await begun(1);
      updates[0]?.reject(new Error('no'));
      await holds(element, '');
      end();
      const endSecond = show('W-3');
      await holds(element, 'W-3');
      endSecond();
      await holds(element, '');
    });

    it('does not mount a widget that was unmounted while its code was loading', async () => {
      const { promise, resolve } = Promise.withResolvers<typeof widget>();
      const mount = vi.fn(widget.mount);
      const host = await open('es', () => promise);
      const element = place();
      host.mountWidget('catalog/recommendations', element, { skus: ['W-1'] })();
      resolve({ ...widget, mount });
      await new Promise((done) => setTimeout(done, 20));
      expect(mount).not.toHaveBeenCalled();
      expect(element.childNodes.length).toBe(0);
    });

    it('leaves the slot empty without throwing when the widget cannot be loaded', async () => {
      const host = await open('es', () => Promise.reject(new Error('no such release')));
      const element = place();
      const end = host.mountWidget('catalog/recommendations', element, { skus: ['W-1'] });
      await new Promise((done) => setTimeout(done, 20));
      expect(element.childNodes.length).toBe(0);
      end();
    });
  });
};
