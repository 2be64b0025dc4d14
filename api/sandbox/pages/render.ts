import { createHash } from 'node:crypto';
import { Eta } from 'eta';
import type { FastifyReply } from 'fastify';

const eta = new Eta({ views: import.meta.dirname, autoEscape: true, cache: true });

/** The sandbox's only script: submits the form of a POST return. */
const SUBMIT_SCRIPT = 'document.forms[0].submit()';
const SUBMIT_HASH = `'sha256-${createHash('sha256').update(SUBMIT_SCRIPT).digest('base64')}'`;

export type PageOptions = {
  status?: number;
  /** Shop URL that a form may submit to (CSP `form-action`). Browsers check redirects too. */
  formTarget?: string;
};

/** Renders a template and sends it. Escapes all values. */
export function sendPage(
  reply: FastifyReply,
  name: 'form' | 'message' | 'post-return',
  data: object,
  options: PageOptions = {},
) {
  const { status = 200, formTarget } = options;
  const script = name === 'post-return' ? SUBMIT_HASH : "'none'";
  const target = formTarget ? ` ${new URL(formTarget).origin}` : '';
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `script-src ${script}`,
    `form-action 'self'${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    })
    .send(eta.render(`./${name}`, { ...data, submitScript: SUBMIT_SCRIPT }));
}
