// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { ShowBase } from 'react-admin';
import { itSends } from '../../testing/write-in-office.ts';
import { orders } from './index.ts';
import { OrderMails } from './order-mails.tsx';
import { OrderNotes } from './order-notes.tsx';

const ORDER = {
  id: '7',
  version: 'a',
  notes: [],
  erasure: 'none',
  mails: [],
  mails_again: [
    { kind: 'payment-approved', refund_id: null },
    { kind: 'order-refunded', refund_id: 'r1' },
    { kind: 'order-refunded', refund_id: 'r2' },
  ],
  refunds: [
    { id: 'r1', amount: 5990 },
    { id: 'r2', amount: 12_990 },
  ],
  buyer: { email: 'rosa@correo.example' },
};
const partOf = (part: ReactNode) => {
  const Part = () => <ShowBase resource="orders" id="7" render={({ record }) => record && part} />;
  return {
    area: { ...orders, pages: [{ path: '/part', screen: Part }] },
    address: '/part',
    reads: { '/office/orders/7': ORDER },
  };
};

itSends([
  {
    name: 'writes a note about an order',
    ...partOf(<OrderNotes />),
    fill: { 'Nota para el equipo': 'Llamó' },
    submit: 'Guardar la nota',
    call: 'POST /office/orders/7/notes',
    body: { version: 'a', text: 'Llamó' },
    done: 'Nota guardada',
    isKept: true,
  },
  {
    name: 'sends a mail of an order again',
    ...partOf(<OrderMails />),
    open: ['Enviar otra vez: Confirmación de la compra'],
    submit: 'Enviar',
    call: 'POST /office/orders/7/mails',
    body: { version: 'a', kind: 'payment-approved' },
    done: 'El correo sale en unos segundos',
  },
  {
    name: 'sends the mail of one of several refunds again',
    ...partOf(<OrderMails />),
    open: ['Enviar otra vez: Devolución, $12.990'],
    submit: 'Enviar',
    call: 'POST /office/orders/7/mails',
    body: { version: 'a', kind: 'order-refunded', refund_id: 'r2' },
    done: 'El correo sale en unos segundos',
  },
]);
