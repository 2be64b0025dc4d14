// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderSteps } from './order-steps.tsx';

interface Step {
  step: string;
  to?: string;
  /** Button of the step, and of its dialog. */
  label: string;
  /** Method of the call. Default: POST. */
  verb?: 'POST' | 'PUT';
  /** Part of the address of the call. */
  path: string;
  /** Label of the text that the person types. */
  field?: RegExp;
  body: object;
  done: string;
}
const STEPS: Step[] = [
  {
    step: 'cancel',
    label: 'Anular el pedido',
    path: 'cancel',
    field: /Por qué/,
    body: { reason: 'Lo pidió' },
    done: 'Pedido anulado',
  },
  {
    step: 'advance',
    to: 'delivered',
    label: 'Marcar como entregado',
    path: 'advance',
    body: {},
    done: 'Pedido actualizado',
  },
  {
    step: 'back',
    label: 'Corregir el estado',
    path: 'back',
    field: /Por qué/,
    body: { reason: 'Lo pidió', mail: false },
    done: 'Estado corregido',
  },
  {
    step: 'accept-proof',
    label: 'Confirmar la transferencia',
    path: 'proof/accept',
    body: {},
    done: 'Pago confirmado',
  },
  {
    step: 'refuse-proof',
    label: 'Rechazar el comprobante',
    path: 'proof/refuse',
    field: /Motivo/,
    body: { reason: 'Lo pidió' },
    done: 'Comprobante rechazado',
  },
  {
    step: 'record-proof',
    label: 'Anotar un comprobante',
    path: 'proof',
    field: /Qué dice/,
    body: { note: 'Lo pidió' },
    done: 'Comprobante anotado',
  },
  {
    step: 'parcel-returned',
    label: 'Volvió a la tienda',
    verb: 'PUT',
    path: 'parcel-problem',
    body: { problem: 'returned' },
    done: 'Anotado: el envío volvió',
  },
  {
    step: 'parcel-lost',
    label: 'Se perdió',
    verb: 'PUT',
    path: 'parcel-problem',
    body: { problem: 'lost' },
    done: 'Anotado: el envío se perdió',
  },
  {
    step: 'parcel-found',
    label: 'Sigue en camino',
    verb: 'PUT',
    path: 'parcel-problem',
    body: { problem: null },
    done: 'Anotado: el envío sigue en camino',
  },
  {
    step: 'send-again',
    label: 'Enviar otra vez',
    path: 'send-again',
    body: {},
    done: 'El pedido está otra vez por preparar',
  },
  {
    step: 'cancel-booking',
    label: 'Anular la reserva',
    path: 'booking/cancel',
    body: {},
    done: 'Reserva anulada',
  },
];
const WITH_TEXT = STEPS.filter(({ field }) => field);

let office: ReturnType<typeof createFakeOffice>;
let version: string;
let method: 'home' | 'pickup';
beforeEach(() => {
  method = 'home';
});
/** Steps that the API allows. */
let allowed: Step[];

const open = async (step: Step) => {
  version = 'a';
  allowed = [step];
  office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        version,
        delivery: { method },
        refunds: [],
        steps: allowed.map(({ step: name, to = null }) => ({
          step: name,
          to,
          consequence: 'Sale un correo.',
        })),
      }),
  });
  await showOfRecord(office, orders, <OrderSteps />);
  fireEvent.click(await screen.findByRole('button', { name: step.label }));
  await screen.findByText('Sale un correo.');
  if (!step.field) return;
  if (step.step !== 'record-proof') expect(send(step).disabled).toBe(true);
  fireEvent.change(text(step), { target: { value: 'Lo pidió' } });
};
const text = ({ field }: Step) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: field as RegExp });
const send = ({ label }: Step) => screen.getByRole<HTMLButtonElement>('button', { name: label });
const sent = () =>
  office.asked.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
const alertText = async () => (await screen.findByRole('alert')).textContent;
const answer = ({ verb = 'POST', path }: Step, respond: () => Response) => {
  office.answers[`${verb} /office/orders/7/${path}`] = respond;
};

it.each(STEPS)('$step leaves with the version that the person sees, and says what was done', async (step) => {
  await open(step);
  answer(step, () => {
    allowed = [];
    return json({});
  });
  fireEvent.click(send(step));
  await screen.findByText(step.done);
  expect(sent()).toEqual([{ url: `/office/orders/7/${step.path}`, body: { version: 'a', ...step.body } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(STEPS)('$step shows a lost response, keeps the text, and can be sent again', async (step) => {
  await open(step);
  fireEvent.click(send(step));
  expect(await alertText()).toContain('No hay conexión');
  if (step.field) expect(text(step).value).toBe('Lo pidió');
  answer(step, () => json({}));
  fireEvent.click(send(step));
  await screen.findByText(step.done);
  expect(sent()).toHaveLength(2);
});

it.each(WITH_TEXT)('$step shows at its field why the API refused the text', async (step) => {
  await open(step);
  const name = step.step === 'record-proof' ? 'note' : 'reason';
  answer(step, () => refused(422, 'VALIDATION_FAILED', { [name]: 'Tiene un signo que no se puede guardar' }));
  fireEvent.click(send(step));
  await screen.findByRole('alert');
  const described = document.getElementById(text(step).getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Tiene un signo que no se puede guardar');
  expect(text(step).value).toBe('Lo pidió');
});

it.each(STEPS)('$step after a change of another person is sent with the new version', async (step) => {
  await open(step);
  answer(step, () => {
    version = 'b';
    return refused(409, 'CONFLICT');
  });
  fireEvent.click(send(step));
  expect(await alertText()).toContain('Otra persona lo cambió');
  answer(step, () => json({}));
  fireEvent.click(send(step));
  await screen.findByText(step.done);
  expect(sent()[1]?.body).toEqual({ version: 'b', ...step.body });
});

it.each(STEPS)('$step cannot be sent once another person has made it impossible', async (step) => {
  await open(step);
  answer(step, () => {
    allowed = [];
    return refused(409, 'CONFLICT');
  });
  fireEvent.click(send(step));
  await screen.findByText('El pedido cambió y este paso ya no es posible.');
  await screen.findByRole('alert');
  expect(send(step).disabled).toBe(true);
});

it('tells the buyer about a corrected state only when the person asks for it', async () => {
  const back = STEPS.find(({ step }) => step === 'back') as Step;
  await open(back);
  answer(back, () => json({}));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Avisar por correo a quien compró' }));
  fireEvent.click(send(back));
  await screen.findByText(back.done);
  expect(sent()[0]?.body).toMatchObject({ mail: true });
});

it('does not take the step after the one in the dialog, when the first answer was lost', async () => {
  const advance = STEPS.find(({ step }) => step === 'advance') as Step;
  const ready: Step = { ...advance, to: 'on_the_way', label: 'Listo para retirar' };
  method = 'pickup';
  await open(ready);
  answer(ready, () => {
    version = 'b';
    allowed = [advance];
    return refused(409, 'CONFLICT');
  });
  fireEvent.click(send(ready));
  await screen.findByText('El pedido cambió y este paso ya no es posible.');
  expect(send(ready).disabled).toBe(true);
});
