// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notice } from './index.ts';

afterEach(cleanup);

it('announces an error as an alert with `live`, and does not announce it without', () => {
  const { rerender } = render(<Notice kind="error" title="No pudimos cargar los despachos" live />);
  expect(screen.getByRole('alert').textContent).toContain('No pudimos cargar');
  rerender(<Notice kind="error" title="No pudimos cargar los despachos" />);
  expect(screen.queryByRole('alert')).toBe(null);
});
