import { readFileSync } from 'node:fs';
import path from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatClp } from 'shared-contracts/domain/money';
import type { Bank } from '../bank.ts';
import { INSTALMENT_PLANS, TEST_CARDS, toPayment } from '../cards.ts';
import { type Decision, decide, expire, openForm } from '../lifecycle.ts';
import { sendPage } from '../pages/render.ts';
import { forcedAbort, returnFromServer, returnToShop } from '../return-to-shop.ts';
import { DECIDE_WITHIN_MS, MINUTE_MS } from '../rules.ts';
import type { Transaction } from '../transaction.ts';

type Fields = { token_ws?: string; card?: string; plan?: string; decision?: string };

const STYLE = readFileSync(path.join(import.meta.dirname, '../pages/style.css'), 'utf8');

/** Routes for the shopper's browser: payment form and return to the shop. */
export async function browserRoutes(app: FastifyInstance, { bank }: { bank: Bank }): Promise<void> {
  const { transactions, clock, knobs } = bank;
  await app.register(formbody);

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));

  app.route<{ Body?: Fields; Querystring: Fields }>({
    method: ['GET', 'POST'],
    url: '/initTransaction',
    handler: (request, reply) => {
      const transaction = transactions.find(tokenOf(request.body ?? request.query));
      if (!transaction) return unknown(reply);
      return openForm(transaction, clock.now()) ? showForm(transaction, reply) : finished(transaction, reply);
    },
  });

  app.post<{ Body?: Fields }>('/decision', (request, reply) => {
    const transaction = transactions.find(tokenOf(request.body));
    const decision = toDecision(request.body);
    if (!transaction || !decision) return unknown(reply);
    // A test may choose another return than the usual redirect (knobs.ts).
    const mode = knobs.take('return')?.value ?? 'get';
    const reason = forcedAbort(mode);
    decide(transaction, reason ? { kind: 'abort', reason } : decision, clock.now());

    const back = returnToShop(transaction);
    if (!back) return finished(transaction, reply);
    if (mode === 'never') return sendPage(reply, 'message', NEVER);
    if (mode === 'double') returnFromServer(back);
    if (mode === 'post') return sendPage(reply, 'post-return', back, { formTarget: back.address });
    return reply.redirect(back.href, 302);
  });

  // The form redirects here after its timeout.
  app.get<{ Querystring: Fields }>('/timeout', (request, reply) => {
    const transaction = transactions.find(tokenOf(request.query));
    if (!transaction) return unknown(reply);
    expire(transaction, clock.now());
    const back = returnToShop(transaction);
    if (back) return reply.redirect(back.href, 302);
    return openForm(transaction, clock.now()) ? showForm(transaction, reply) : finished(transaction, reply);
  });

  function showForm(transaction: Transaction, reply: FastifyReply) {
    const { token, amount, buyOrder, phase, returnUrl } = transaction;
    const leftMs = phase.kind === 'open' ? phase.at + DECIDE_WITHIN_MS - clock.now() : DECIDE_WITHIN_MS;
    const data = {
      token,
      buyOrder,
      shopName: bank.shopName,
      amount: formatClp(amount),
      cards: TEST_CARDS,
      plans: INSTALMENT_PLANS,
      minutes: Math.ceil(leftMs / MINUTE_MS),
      // Add a second, because at the exact time the form has not timed out yet.
      refresh: { seconds: Math.ceil(leftMs / 1000) + 1, href: `/webpayserver/timeout?token_ws=${token}` },
    };
    return sendPage(reply, 'form', data, { formTarget: returnUrl });
  }
}

const NEVER = {
  title: 'La tienda no recibió respuesta',
  text: 'El banco guardó tu decisión, pero no te lleva de vuelta. Así se prueba una pestaña que se cerró a destiempo.',
};

function unknown(reply: FastifyReply) {
  const text = 'No existe un pago con estos datos. Vuelve a la tienda y empieza el pago de nuevo.';
  return sendPage(reply, 'message', { title: 'No encontramos este pago', text }, { status: 404 });
}

function finished(transaction: Transaction, reply: FastifyReply) {
  const back = returnToShop(transaction)?.href ?? new URL(transaction.returnUrl).origin;
  const data = { title: 'Este pago ya terminó', text: 'Se pagó, se anuló o se acabó el tiempo.', back };
  return sendPage(reply, 'message', data, { status: 410 });
}

/** Reads the token. A repeated field arrives as a list and is ignored. */
function tokenOf(fields: Fields | undefined): string {
  const token: unknown = fields?.token_ws;
  return typeof token === 'string' ? token : '';
}

function toDecision(fields: Fields | undefined): Decision | undefined {
  const { decision, card, plan } = fields ?? {};
  if (decision === 'abort') return { kind: 'abort', reason: 'user' };
  if (decision !== 'approve' && decision !== 'refuse') return undefined;
  return { kind: decision, payment: toPayment(card, plan) };
}
