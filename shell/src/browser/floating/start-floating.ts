/** Loads share panel and help bubble on the first scroll (docs/product/frame.md#floating-buttons). */
import type { HostServices } from 'shared-contracts/host';
import type { FloatingParts } from './floating.tsx';

export const startFloating = (parts: FloatingParts, report: HostServices['report']): void => {
  const show = async (): Promise<void> => {
    try {
      const { showFloating } = await import(/* webpackChunkName: "floating" */ './floating.tsx');
      showFloating(parts);
    } catch (error) {
      report(error, { kind: 'floating' });
    }
  };
  if (scrollY > 0) void show();
  else addEventListener('scroll', () => void show(), { once: true, passive: true });
};
