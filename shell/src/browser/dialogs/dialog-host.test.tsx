// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DialogOpen } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { showDialog } from './dialog-host.tsx';

const failure: DialogOpen = { type: 'error', title: 'Ha ocurrido un error', description: 'Primera\nSegunda' };
const dialog = (name: string) => screen.findByRole<HTMLDialogElement>('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => document.body.replaceChildren());

describe('dialog host', () => {
  it('shows title and lines, and resolves unconfirmed when closed', async () => {
    const result = showDialog(failure, 'es');
    expect((await dialog('Ha ocurrido un error')).open).toBe(true);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText(/Primera\s+Segunda/).textContent).toBe('Primera\nSegunda');
    await press('Cerrar');
    expect(await result).toEqual({ confirmed: false });
    expect(document.body.childElementCount).toBe(0);
  });

  it('resolves confirmed by its confirm button', async () => {
    const result = showDialog({ ...failure, type: 'warning', title: '¿Vaciar?', confirm: 'Vaciar' }, 'es');
    await dialog('¿Vaciar?');
    await press('Vaciar');
    expect(await result).toEqual({ confirmed: true });
  });

  it('queues a second dialog', async () => {
    const first = showDialog({ ...failure, title: 'Uno' }, 'en');
    const second = showDialog({ ...failure, title: 'Dos' }, 'en');
    await dialog('Uno');
    expect(screen.queryByRole('dialog', { name: 'Dos' })).toBe(null);
    await press('Close');
    await first;
    await dialog('Dos');
    await press('Close');
    expect(await second).toEqual({ confirmed: false });
  });

  it('returns the focus on close', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const result = showDialog(failure, 'es');
    await dialog('Ha ocurrido un error');
    await press('Cerrar');
    await result;
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
