/**
 * Pages of visitors without scripts (docs/architecture/plain-pages.md): the owner of a page renders it with forms, and
 * applies a submitted form.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import type { Composer } from '../document/compose-page.ts';
import { answerFailure } from '../document/failure-page.ts';
import { createAddressLimit } from '../visitor/address-limit.ts';
import {
  type PageRequest,
  type PlainRequest,
  type PlainVisitor,
  readPage,
  type Visitor,
} from '../visitor/page-request.ts';
import { storedPlainState } from '../visitor/plain-cookie.ts';
import { targetOf } from '../visitor/request-url.ts';
import { takeTexts } from '../visitor/take-texts.ts';
import { receiveFileForm } from './file-form.ts';
import {
  FILE_FORM_TYPE,
  fieldsOf,
  fieldsOfFileForm,
  isFileForm,
  isOwnForm,
  isPlainForm,
  MAX_FORM_BYTES,
} from './plain-form.ts';

/** A visitor fills in about ten forms for an order. */
const FORMS_PER_NETWORK = { windowMs: 60_000, perAddress: 90 };
/** As the API limits proofs of transfers. */
const FILES_PER_NETWORK = { windowMs: 10 * 60_000, perAddress: 20 };
/** Forms with a file in memory. Each takes about five times the size of its file. */
const FILES_AT_ONCE = 8;

/**
 * Marks the kind of browser for the API's limit of orders (docs/decisions/0032-unpaid-order-limits.md). So orders of
 * browsers with scripts, which can pass a bot check, do not use up the orders of those without.
 */
const PLAIN_AGENT = 'plain-pages';

const plainVisitorOf = ({ ip, protocol, headers }: FastifyRequest): PlainVisitor => ({
  address: ip,
  protocol,
  userAgent: `${headers['user-agent']?.slice(0, 300) ?? ''} ${PLAIN_AGENT}`.trim(),
});

/** Undefined for a page with scripts. */
export const plainRequestOf = (request: FastifyRequest): PlainRequest | undefined => {
  if (!targetOf(request).match?.route.plain) return undefined;
  const state = storedPlainState(request);
  return state === undefined ? undefined : { state, visitor: plainVisitorOf(request) };
};

interface PlainForms {
  config: ShellConfig;
  composer: Composer;
  /** Language and releases of the visitor. */
  visitorOf: (request: FastifyRequest) => Visitor;
}

export const registerPlainForms = (app: FastifyInstance, parts: PlainForms): void => {
  const { config, composer } = parts;
  const formLimit = createAddressLimit(FORMS_PER_NETWORK);
  const fileLimit = createAddressLimit(FILES_PER_NETWORK);
  let files = 0;

  /** The page of the route, which explains itself. */
  const showPage = (reply: FastifyReply, { url }: PageRequest): FastifyReply =>
    reply.code(303).header('location', url).header('cache-control', 'no-store').send();

  const refuseEarly = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request);
    if (!target.match) {
      reply.callNotFound();
      return reply;
    }
    const { plain, plainFile } = target.match.route;
    // A visitor who may send a file has an order, and so a state.
    const mayHaveFile = Boolean(plainFile && storedPlainState(request));
    const isRefused = !plain || !isPlainForm(request, mayHaveFile) || !isOwnForm(request, config);
    if (isRefused)
      return showPage(reply.header('connection', 'close'), readPage(target, parts.visitorOf(request)));
    const refuse = (status: 429 | 503) =>
      answerFailure({ composer, config }, request, reply.header('connection', 'close'), status);
    const limit = isFileForm(request) ? fileLimit : formLimit;
    if (limit.isReached(request)) return refuse(429);
    limit.count(request);
    if (!isFileForm(request)) return;
    if (files >= FILES_AT_ONCE) return refuse(503);
    files += 1;
    reply.raw.once('close', () => {
      files -= 1;
    });
  };

  const answerForm = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = readPage(targetOf(request), parts.visitorOf(request));
    const { body } = request;
    const form = Buffer.isBuffer(body)
      ? await fieldsOfFileForm(body, request.headers['content-type'] ?? '')
      : fieldsOf(typeof body === 'string' ? body : '');
    const plain = { state: storedPlainState(request) ?? '', visitor: plainVisitorOf(request), form };
    const { status, headers } = await composer.compose({ ...page, plain });
    if (status >= 400) return answerFailure({ composer, config }, request, reply, 503);
    // A release without plain pages has rendered its page.
    if (!headers.location) return showPage(reply, page);
    return reply.code(303).headers(headers).header('cache-control', 'no-store').send();
  };

  void app.register(async (scope) => {
    takeTexts(scope, MAX_FORM_BYTES);
    scope.addContentTypeParser(FILE_FORM_TYPE, (_: FastifyRequest, stream: IncomingMessage) =>
      receiveFileForm(stream),
    );
    scope.post('/*', { onRequest: refuseEarly }, answerForm);
  });
};
