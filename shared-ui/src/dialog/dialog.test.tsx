// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

afterEach(cleanup);

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog title="Carrito" locale="es" open={open} onClose={() => setOpen(false)} {...props} />
    </>
  );
}

const opened = async (): Promise<HTMLDialogElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Carrito' });
};

describe('dialog', () => {
  it('opens under its title and gives the focus back when it closes', async () => {
    render(<Page />);
    const dialog = await opened();
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  it('closes at Escape', async () => {
    render(<Page />);
    const dialog = await opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.open).toBe(false);
  });

  it('stays when nothing but its caller may close it', async () => {
    render(<Page closedBy="none" />);
    const dialog = await opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('closedby')).toBe('none');
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBe(null);
  });
});
