// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostError } from '../../lib/testing/host-error.ts';
import { aTransferOrder, aTransferPage } from '../../lib/testing/transfer-fixtures.ts';
import { showPage } from '../../testing/show-page.tsx';

const PDF = '%PDF-1.7 transferencia';
const aFile = (text = PDF, name = 'pago.pdf', type = 'application/pdf') => new File([text], name, { type });
const waiting = aTransferOrder();
const proven = aTransferOrder({ proof_at: '2026-11-22T15:05:00Z', expires_at: null });

/** Opens the transfer page. `sent` answers the proof, `read` the order. */
const open = async (sent: () => unknown = () => ({ data: proven }), read: () => unknown = () => waiting) => {
  const shown = await showPage(`/datos-de-transferencia?pedido=${waiting.id}`, {
    answers: {
      'read-transfer-page': { data: aTransferPage() },
      'read-order': () => ({ data: read() }),
      'send-proof': sent,
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Comprobante de la transferencia');
  return {
    ...shown,
    input,
    choose: (file: File) => shown.user.upload(input, file),
    send: () => shown.user.click(screen.getByRole('button', { name: 'Enviar comprobante' })),
    asked: () => shown.host.calls.filter(({ id }) => id === 'send-proof').map(({ input: one }) => one),
  };
};

describe('the proof of a transfer', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('is sent for this order, and the page confirms it', async () => {
    const { choose, send, asked } = await open();
    expect(screen.queryByRole('button', { name: 'Enviar comprobante' })).toBeNull();
    await choose(aFile());
    expect(await screen.findByText('pago.pdf')).toBeTruthy();
    await send();
    const heading = await screen.findByRole('heading', { name: 'Recibimos tu comprobante' });
    expect(document.activeElement).toBe(heading);
    expect(asked()).toEqual([{ params: { id: waiting.id }, headers: {}, body: { file: btoa(PDF) } }]);
    // The page no longer asks for the money.
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).not.toContain('Transfiere');
  });

  it('can be replaced', async () => {
    const { choose, send, asked, user } = await open();
    await choose(aFile());
    await send();
    await user.click(await screen.findByRole('button', { name: 'Enviar otro archivo' }));
    await user.upload(
      screen.getByLabelText('Comprobante de la transferencia'),
      aFile(`${PDF} 2`, 'otro.pdf'),
    );
    await send();
    expect(await screen.findByRole('button', { name: 'Enviar otro archivo' })).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it('keeps another file that was chosen while the first one was on its way', async () => {
    const first = Promise.withResolvers<object>();
    const { choose, send, asked } = await open(() => first.promise);
    await choose(aFile());
    await send();
    await choose(aFile(`${PDF} 2`, 'otro.pdf'));
    expect(await screen.findByText('otro.pdf')).toBeTruthy();
    first.resolve({ data: proven });
    await waitFor(() => expect(screen.queryByText('Enviando…')).toBeNull());
    expect(screen.getByText('otro.pdf')).toBeTruthy();
    await send();
    expect(await screen.findByRole('heading', { name: 'Recibimos tu comprobante' })).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it('is the file that was chosen last, however long the first one takes to read', async () => {
    const slow = aFile(PDF, 'lento.pdf');
    const read = Promise.withResolvers<void>();
    const bytesOf = slow.arrayBuffer.bind(slow);
    slow.arrayBuffer = () => read.promise.then(bytesOf);
    const { choose } = await open();
    await choose(slow);
    await choose(aFile(`${PDF} 2`, 'otro.pdf'));
    expect(await screen.findByText('otro.pdf')).toBeTruthy();
    read.resolve();
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.getByText('otro.pdf')).toBeTruthy();
    expect(screen.queryByText('lento.pdf')).toBeNull();
  });

  it.each([
    [aFile('<svg/>', 'foto.png', 'image/png'), 'Ese archivo no es JPG, PNG ni PDF. Elige otro.'],
    [aFile('', 'vacio.pdf'), 'Ese archivo está vacío. Elige otro.'],
    [aFile(PDF + 'x'.repeat(5 * 1024 * 1024)), 'Ese archivo pesa más de 5 MB. Elige uno más liviano.'],
  ])('with a wrong type, no content or more than 5 MB is refused before it is sent', async (file, text) => {
    const { choose, input } = await open();
    await choose(file);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Enviar comprobante' })).toBeNull();
    await choose(aFile());
    expect(await screen.findByRole('button', { name: 'Enviar comprobante' })).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('stays chosen after a network error and is sent on a retry', async () => {
    let isDown = true;
    const { choose, send, asked } = await open(() => {
      if (isDown) throw hostError({ code: 'NETWORK', message: 'no' });
      return { data: proven };
    });
    await choose(aFile());
    await send();
    expect((await screen.findByText(/No pudimos enviar el comprobante/)).getAttribute('role')).toBe('alert');
    isDown = false;
    await send();
    expect(await screen.findByRole('heading', { name: 'Recibimos tu comprobante' })).toBeTruthy();
    expect(asked()).toHaveLength(2);
  });

  it('that the server cannot read asks for another file, and blames no connection', async () => {
    const { choose, send } = await open(() => {
      throw hostError({ code: 'FILE_NOT_ACCEPTED', message: 'no', statusCode: 422 });
    });
    await choose(aFile());
    await send();
    const alert = await screen.findByText('No pudimos leer ese archivo. Elige otro.');
    expect(alert.getAttribute('role')).toBe('alert');
    expect(screen.queryByText(/conexión/)).toBeNull();
  });

  it('that is sent after the deadline shows that the deadline has passed', async () => {
    let order = waiting;
    const { choose, send } = await open(
      () => {
        order = aTransferOrder({ status: 'cancelled', payment_status: 'failed', expires_at: null });
        throw hostError({ code: 'CONFLICT', message: 'no', statusCode: 409 });
      },
      () => order,
    );
    await choose(aFile());
    await send();
    expect(await screen.findByRole('heading', { name: 'El pedido se anuló' })).toBeTruthy();
  });
});
