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
