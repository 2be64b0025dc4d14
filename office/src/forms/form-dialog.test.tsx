// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeError } from '../api/office-error.ts';
import { showPart } from '../testing/show-in-office.tsx';
import { FormDialog } from './form-dialog.tsx';

const user = userEvent.setup();
const onSubmit = vi.fn<() => Promise<string>>();
const [onClose, reread, onPageSubmit] = [vi.fn(), vi.fn(), vi.fn()];
const refused = (options: ConstructorParameters<typeof OfficeError>[0]) =>
  onSubmit.mockRejectedValueOnce(new OfficeError(options));

const openDialog = async (isConflictKnown = true) => {
  await showPart(
    <form onSubmit={onPageSubmit}>
      <FormDialog
        title="Vino"
        submit="Enviar"
        onSubmit={onSubmit}
        onClose={onClose}
        {...(isConflictKnown && { reread })}
      >
        {({ name }) => (
          <label>
            Nombre
            <input />
            <span>{name}</span>
          </label>
        )}
      </FormDialog>
    </form>,
  );
  await user.type(await screen.findByLabelText(/Nombre/), 'Malbec{Enter}');
};
const typed = () => screen.getByLabelText<HTMLInputElement>(/Nombre/).value;

beforeEach(() => {
  onSubmit.mockResolvedValue('saved');
});
afterEach(() => void vi.resetAllMocks());

it('closes after Enter has sent its form, and not the form of the page', async () => {
  await openDialog();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onPageSubmit).not.toHaveBeenCalled();
});

it('shows the sentence of an error at its field, keeps what was typed, and can be sent again', async () => {
  refused({ code: 'VALIDATION_FAILED', message: 'Revisa los campos', fields: { name: 'Es muy corto' } });
  await openDialog();
  expect((await screen.findByRole('alert')).textContent).toBe('Revisa los campos');
  expect([screen.queryByText('Es muy corto') === null, typed()]).toEqual([false, 'Malbec']);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('reads the record again after a conflict, and says so', async () => {
  refused({ code: 'CONFLICT', message: 'x', statusCode: 409 });
  await openDialog();
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona lo cambió');
  expect(reread).toHaveBeenCalledTimes(1);
});

it('shows the sentence of a conflict when it has no record to read', async () => {
  refused({ code: 'CONFLICT', message: 'Ese código ya existe', statusCode: 409 });
  await openDialog(false);
  expect((await screen.findByRole('alert')).textContent).toBe('Ese código ya existe');
});
