// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { es } from '../../messages/es.ts';
import { createFallback } from './fallback.ts';

afterEach(() => document.body.replaceChildren());

it('is a named region with a retry button', () => {
  const onRetry = vi.fn();
  document.body.append(createFallback(es.slot, onRetry));
  const region = screen.getByRole('region', { name: es.slot.title });
  expect(region.textContent).toContain(es.slot.text);
  screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('escapes its texts', () => {
  const region = createFallback({ ...es.slot, text: '<b>5 < 6</b>' }, () => {});
  expect(region.querySelector('b')).toBe(null);
  expect(region.textContent).toContain('<b>5 < 6</b>');
});
