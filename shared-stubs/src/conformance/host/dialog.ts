import { screen, within } from '@testing-library/react';
import { dialogOpen } from 'shared-contracts/bus/topics';
import { describe, expect, it } from 'vitest';
import type { HostPage } from './host-page.ts';

const message = {
  type: 'warning',
  title: '¿Vaciar el carrito?',
  description: 'Uno\nDos',
  confirm: 'Vaciar',
} as const;

export const describeDialog = ({ open }: HostPage): void => {
  describe('openDialog', () => {
    const shown = (title: string) => screen.findByRole('dialog', { name: title });
    const press = (dialog: HTMLElement, name: string | RegExp) =>
      within(dialog).getByRole('button', { name }).click();

    it('shows title, text and both buttons, and resolves when confirmed', async () => {
      const host = await open();
      const answer = host.openDialog(message);
      const dialog = await shown(message.title);
      expect((dialog as HTMLDialogElement).open).toBe(true);
      expect(dialog.textContent).toContain('Uno\nDos');
      press(dialog, 'Vaciar');
      expect(await answer).toEqual({ confirmed: true });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it.each([
      ['its other button', (dialog: HTMLElement) => press(dialog, 'Cancelar')],
      ['Escape', (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ])('is cancelled by %s', async (_, end) => {
      const host = await open();
      const answer = host.openDialog(message);
      end(await shown(message.title));
      expect(await answer).toEqual({ confirmed: false });
    });

    it('shows a second dialog after the first', async () => {
      const host = await open();
      const answers = [
        host.openDialog(message),
        host.bus.request(dialogOpen, { ...message, title: 'Segundo' }),
      ];
      const first = await shown(message.title);
      await new Promise((done) => setTimeout(done, 20));
      expect(screen.getAllByRole('dialog')).toEqual([first]);
      press(first, 'Vaciar');
      press(await shown('Segundo'), 'Cancelar');
      expect(await Promise.all(answers)).toEqual([{ confirmed: true }, { confirmed: false }]);
    });

    it('is in the language of the page', async () => {
      const host = await open('en');
      const { confirm: _, ...plain } = message;
      const answer = host.openDialog(plain);
      press(await shown(message.title), 'Close');
      expect(await answer).toEqual({ confirmed: false });
    });
  });
};
