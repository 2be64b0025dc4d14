// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Toasts } from './index.ts';

afterEach(cleanup);

const messages = [{ id: 'added', text: 'Agregamos 2 botellas a tu carrito.' }];

describe('toasts', () => {
  it('appear in a live region that exists before them', () => {
    const { rerender } = render(<Toasts messages={[]} onDismiss={() => {}} locale="es" />);
    const region = screen.getByRole('status');
    rerender(<Toasts messages={messages} onDismiss={() => {}} locale="es" />);
    expect(region.textContent).toContain('Agregamos 2 botellas');
  });

  it('request their removal when the user closes them and when their time is over', async () => {
    const gone: string[] = [];
    render(<Toasts messages={messages} onDismiss={(id) => gone.push(id)} locale="es" />);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    fireEvent.animationEnd(screen.getByText('Agregamos 2 botellas a tu carrito.'));
    expect(gone).toEqual(['added', 'added']);
  });
});
