// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { BookDialog } from './book-dialog.tsx';
import { type Upload, UploadDialog } from './upload-dialog.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock('../../actions/save-text.ts', () => ({ saveText: saved }));

let office: ReturnType<typeof createFakeOffice>;
const onClose = vi.fn();
beforeEach(() => {
  office = createFakeOffice({});
});
afterEach(() => {
  onClose.mockClear();
  saved.mockClear();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the dialog of an upload', () => {
  const open = async (upload: Upload) => {
    await showSignedIn(office, <UploadDialog upload={upload} onClose={onClose} />);
    await screen.findByRole('dialog');
  };
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('Elegir archivo', { selector: 'input' }), {
      target: { files: [new File(['CAF'], name)] },
    });

  it('sends a file of numbers as base64, and closes', async () => {
    office.answers['POST /office/taxes/numbers'] = () => json({});
    await open('numbers');
    expect(button('Subir').disabled).toBe(true);
    choose('folios.xml');
    expect(button('folios.xml')).toBeDefined();
    fireEvent.click(button('Subir'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(office.asked.at(-1)?.body).toEqual({ file: 'Q0FG' });
    await screen.findByText('Los folios están guardados.');
  });

  it('sends a certificate with its password, and says at its field what is wrong', async () => {
    office.answers['POST /office/taxes/certificate'] = () =>
      refused(422, 'ENTRY_REFUSED', { password: 'La clave del certificado no es correcta.' });
    await open('certificate');
    choose('ana.pfx');
    const password = screen.getByLabelText<HTMLInputElement>('Clave del certificado');
    expect(password.type).toBe('password');
    fireEvent.change(password, { target: { value: 'otra' } });
    fireEvent.click(button('Subir'));
    await screen.findByText('La clave del certificado no es correcta.');
    expect(office.asked.at(-1)?.body).toEqual({ file: 'Q0FG', password: 'otra' });
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says beside the file what is wrong with it', async () => {
    office.answers['POST /office/taxes/numbers'] = () =>
      refused(422, 'ENTRY_REFUSED', { file: 'Los folios vencieron el 2020-07-01.' });
    await open('numbers');
    choose('folios.xml');
    fireEvent.click(button('Subir'));
    await screen.findByText('Los folios vencieron el 2020-07-01.');
    expect(button('folios.xml').getAttribute('aria-describedby')).toBe(
      screen.getByText('Los folios vencieron el 2020-07-01.').id,
    );
  });
});

describe('the dialog of files for the accountant', () => {
  it.each([
    ['2026-12-01', '2026-11-01', '2026-11-30'],
    ['2027-01-10', '2026-12-01', '2026-12-31'],
    ['2026-12-11', '2026-12-01', '2026-12-11'],
  ])('begins on %s with the days from %s to %s', async (today, from, to) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T15:00:00Z`) });
    try {
      await showSignedIn(office, <BookDialog onClose={onClose} />);
      await screen.findByRole('dialog');
      const days = ['Desde', 'Hasta'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
      expect(days).toEqual([from, to]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks for the chosen days and saves the text', async () => {
    const book = { filename: 'libro-de-ventas.csv', text: 'fecha;tipo', rows: 2 };
    office.answers['GET /office/tax-book.csv'] = () => json(book);
    await showSignedIn(office, <BookDialog onClose={onClose} />);
    await screen.findByRole('dialog');
    const from = screen.getByLabelText<HTMLInputElement>('Desde');
    expect(from.value).toMatch(/^\d{4}-\d\d-01$/);
    fireEvent.change(from, { target: { value: '2030-01-05' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '' } });
    expect(button('Bajar CSV').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2030-01-31' } });
    fireEvent.click(button('Bajar CSV'));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ filename: 'libro-de-ventas.csv', text: 'fecha;tipo' }),
    );
    expect(office.asked.at(-1)?.url).toContain('from=2030-01-05&to=2030-01-31');
    await screen.findByText('2 filas');
  });

  it('saves another table', async () => {
    const table = { filename: 'pagos.csv', text: 'fecha;pedido', rows: 1 };
    office.answers['GET /office/accounting.csv'] = () => json(table);
    await showSignedIn(office, <BookDialog onClose={onClose} />);
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Contenido' }));
    fireEvent.click(screen.getByRole('option', { name: 'Pagos' }));
    fireEvent.click(button('Bajar CSV'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ filename: 'pagos.csv', text: 'fecha;pedido' }));
    expect(office.asked.at(-1)?.url).toContain('table=payments&from=');
  });
});
