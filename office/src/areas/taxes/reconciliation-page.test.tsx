// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { taxes } from './index.ts';

it('sends the chosen file, and says by line what does not match', async () => {
  const office = createFakeOffice({
    'POST /office/reconciliation': () =>
      json({
        rows: 2,
        matched: 1,
        total: 24_990,
        findings: [
          { line: 3, problem: 'amount', value: 'CQ-1-a', order: 'CQ-000001', paid: 9990, deposited: 9980 },
          {
            line: null,
            problem: 'not-deposited',
            value: 'CQ-2-b',
            order: 'CQ-000002',
            paid: 5000,
            deposited: null,
          },
        ],
      }),
  });
  await showScreen(office, taxes, '/reconciliation');
  const input = await screen.findByLabelText('Elegir el archivo', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['referencia;fecha;monto'], 'abonos.csv')] } });
  await screen.findByText('Línea 3:');
  screen.getByText(/El pago del pedido CQ-000001 es de \$9.990 y el archivo dice \$9.980/);
  screen.getByText(/Falta el abono de \$5.000 del pedido CQ-000002/);
  screen.getByText(/1 de 2 abonos calzan/);
  expect(office.asked.at(-1)?.body).toEqual({ text: 'referencia;fecha;monto' });
});

it('reads a file in UTF-16, as a spreadsheet may write it', async () => {
  const office = createFakeOffice({
    'POST /office/reconciliation': () => json({ rows: 0, matched: 0, total: 0, findings: [] }),
  });
  await showScreen(office, taxes, '/reconciliation');
  const input = await screen.findByLabelText('Elegir el archivo', { selector: 'input' });
  const file = new File([Buffer.from('\ufeffreferencia;fecha;monto', 'utf16le')], 'abonos.csv');
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText(/0 de 0 abonos/);
  expect(office.asked.at(-1)?.body).toEqual({ text: 'referencia;fecha;monto' });
});
