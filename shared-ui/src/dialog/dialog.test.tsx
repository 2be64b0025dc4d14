// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LAYER_CLOSED, LAYER_OPENED, type Layer } from 'shared-contracts/layers';
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
  it('has its title as accessible name, and returns the focus when it closes', async () => {
    render(<Page />);
    const dialog = await opened();
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  it('adds no banner and no content info to the page', async () => {
    render(<Page actions={<Button>Pagar</Button>} />);
    const dialog = await opened();
    expect(dialog.querySelector('header, footer')).toBeNull();
  });

  it('closes at the cancel event of Escape', async () => {
    render(<Page />);
    const dialog = await opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.open).toBe(false);
  });

  it("closes at the browser's Back while it is open", async () => {
    const layers = new Set<Layer>();
    const opens = ({ detail }: CustomEventInit<Layer>) => detail && layers.add(detail);
    const closes = ({ detail }: CustomEventInit<Layer>) => detail && layers.delete(detail);
    document.addEventListener(LAYER_OPENED, opens);
    document.addEventListener(LAYER_CLOSED, closes);
    render(<Page />);
    const dialog = await opened();
    expect(layers.size).toBe(1);
    act(() => {
      for (const layer of layers) layer.close();
    });
    expect(dialog.open).toBe(false);
    expect(layers.size).toBe(0);
    document.removeEventListener(LAYER_OPENED, opens);
    document.removeEventListener(LAYER_CLOSED, closes);
  });

  it('ignores Escape and clicks beside it, and has no close button, with closedBy none', async () => {
    render(<Page closedBy="none" />);
    const dialog = await opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('closedby')).toBe('none');
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBe(null);
  });
});
