// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedRegion } from './failed-region.tsx';

afterEach(() => vi.restoreAllMocks());

it('names a missing connection, and retries when it is back', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  render(
    <Provider value={fork()}>
      <FailedRegion title="No pudimos cargar" text="Intenta de nuevo." retry="Reintentar" onRetry={onRetry} />
    </Provider>,
  );
  const { textContent } = screen.getByRole('region', { name: 'No pudimos cargar' });
  expect(textContent).toContain('Sin conexión. Lo cargaremos apenas vuelva.');
  expect(textContent).not.toContain('Intenta de nuevo.');
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledOnce();
});
