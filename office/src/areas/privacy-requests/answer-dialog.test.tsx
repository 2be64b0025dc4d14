// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { OfficePrivacyRequest } from 'shared-contracts/office/privacy-requests.schema';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord, showScreen } from '../../testing/show-in-office.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { privacyRequests } from './index.ts';
import type { Outcome } from './prepared-answers.ts';

const REQUEST = {
  id: '7',
  number: 'P-7',
  version: 'a',
  right: 'correction',
  status: 'open',
  locale: 'es',
  email: 'rosa@correo.example',
  person: null,
  purposes: [],
  text: 'Mi apellido está mal',
  proven_at: '2026-11-20T12:00:00.000Z',
  due_on: '2026-12-20',
  days_left: 30,
  extension: null,
  answered_at: null,
  staff: null,
  answer: null,
};
const OUTCOMES = [
  { outcome: 'answer', label: 'Tu respuesta', submit: 'Enviar la respuesta', more: {} },
  { outcome: 'refuse', label: 'Motivos', submit: 'Rechazar', more: {} },
  { outcome: 'extend', label: 'Motivo', submit: 'Alargar el plazo', more: { days: 30 } },
];
type Case = (typeof OUTCOMES)[number];

const Dialog = ({ outcome }: { outcome: Outcome }) => {
  const request = useRecordContext<OfficePrivacyRequest>();
  const [isOpen, setOpen] = useState(true);
  return (
    request && isOpen && <AnswerDialog request={request} outcome={outcome} onClose={() => setOpen(false)} />
  );
};

let office: ReturnType<typeof createFakeOffice>;
let version: string;
const text = ({ label }: Case) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${label}`) });
const send = ({ submit }: Case) => screen.getByRole<HTMLButtonElement>('button', { name: submit });
const sent = () =>
  office.asked.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));
const answer = ({ outcome }: Case, respond: () => Response) => {
  office.answers[`POST /office/privacy-requests/7/${outcome}`] = respond;
};
const open = async (one: Case) => {
  version = 'a';
  office = createFakeOffice({ 'GET /office/privacy-requests/7': () => json({ ...REQUEST, version }) });
  await showOfRecord(office, privacyRequests, <Dialog outcome={one.outcome as Outcome} />);
  await screen.findByRole('dialog');
  fireEvent.change(text(one), { target: { value: 'Falta [cuál]' } });
  expect(send(one).disabled).toBe(true);
  fireEvent.change(text(one), { target: { value: ' Ya está ' } });
};

it.each(OUTCOMES)('$outcome mails the text without its gaps, again after a lost response', async (one) => {
  await open(one);
  fireEvent.click(send(one));
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  expect(text(one).value).toBe(' Ya está ');
  answer(one, () => json({}));
  fireEvent.click(send(one));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const request = {
    url: `/office/privacy-requests/7/${one.outcome}`,
    body: { version: 'a', text: 'Ya está', ...one.more },
  };
  expect(sent()).toEqual([request, request]);
});

it.each(OUTCOMES)('$outcome shows at its text why the API refused it', async (one) => {
  await open(one);
  answer(one, () => refused(422, 'VALIDATION_FAILED', { text: 'Tiene un signo raro' }));
  fireEvent.click(send(one));
  await screen.findByText('Tiene un signo raro');
  expect([text(one).value, text(one).getAttribute('aria-invalid')]).toEqual([' Ya está ', 'true']);
});

it.each(OUTCOMES)(
  '$outcome keeps the text when another person changed the request, and can be sent',
  async (one) => {
    await open(one);
    answer(one, () => {
      version = 'b';
      return refused(409, 'CONFLICT');
    });
    fireEvent.click(send(one));
    expect((await screen.findByRole('alert')).textContent).toContain('Otra persona lo cambió');
    answer(one, () => json({}));
    fireEvent.click(send(one));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ version: 'b', text: 'Ya está' });
  },
);

it('keeps the text on the page of a request that another person answered meanwhile, and says so', async () => {
  office = createFakeOffice({ 'GET /office/privacy-requests/7': () => json({ ...REQUEST, status }) });
  let status = 'open';
  await showScreen(office, privacyRequests, '/privacy-requests/7/show');
  fireEvent.click(await screen.findByRole('button', { name: 'Responder' }));
  const [one] = OUTCOMES as [Case];
  fireEvent.change(text(one), { target: { value: 'Ya está' } });
  answer(one, () => {
    status = 'done';
    return refused(409, 'CONFLICT');
  });
  fireEvent.click(send(one));
  await waitFor(() => expect(screen.getByText('Respondida')).toBeTruthy());
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona lo cambió');
  expect(text(one).value).toBe('Ya está');
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull());
});

it('lets staff empty the days of an extension and type others', async () => {
  const one = OUTCOMES[2] as Case;
  await open(one);
  answer(one, () => json({}));
  const days = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(days, { target: { value: '' } });
  expect([days.value, send(one).disabled]).toEqual(['', true]);
  fireEvent.change(days, { target: { value: '15' } });
  fireEvent.click(send(one));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ days: 15 }));
});

it('adds a prepared text below the typed one, and replaces another prepared text', async () => {
  const one = OUTCOMES[0] as Case;
  await open(one);
  const choose = async (words: RegExp) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Texto preparado' }));
    fireEvent.click(await screen.findByRole('option', { name: words }));
  };
  await choose(/^Revisamos tus datos/);
  expect(text(one).value).toMatch(/^ Ya está\n\nRevisamos tus datos/);
  fireEvent.change(text(one), { target: { value: '' } });
  await choose(/^Revisamos tus datos/);
  await choose(/^Corregimos/);
  expect(text(one).value).toMatch(/^Corregimos/);
  expect(text(one).value).not.toContain('Revisamos');
});
