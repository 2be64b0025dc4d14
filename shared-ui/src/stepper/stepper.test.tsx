// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stepper } from './index.ts';

afterEach(cleanup);

it('links completed steps, marks the current one, and does not link later steps', () => {
  const steps = [
    { label: 'Carrito', href: '/carrito' },
    { label: 'Tus datos', href: '/informacion-personal' },
    { label: 'Pago', href: '/metodo-de-pago' },
  ];
  render(<Stepper steps={steps} current={2} locale="es" />);
  const nav = within(screen.getByRole('navigation', { name: 'Pasos de la compra' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/carrito']);
  const items = nav.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
