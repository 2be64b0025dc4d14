// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumb } from './index.ts';

afterEach(cleanup);

it('links every crumb except the current page', () => {
  const crumbs = [
    { label: 'Inicio', href: '/' },
    { label: 'Tintos', href: '/vinos' },
  ];
  render(<Breadcrumb crumbs={crumbs} locale="es" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Inicio']);
  expect(screen.getByText('Tintos').getAttribute('aria-current')).toBe('page');
});
