import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../module.ts';

const FILE_NAME = /^[\w-]+\.eml$/;
const MAILS_SHOWN = 100;
/** CSP for mails, which may contain any markup: no scripts, opaque origin. */
const MAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'";
const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** Shows mails of a shop without SMTP. Demo mode only (docs/architecture/api.md#mail). */
export const devMailModule: Module = (app, { config }) => {
  if (config.SHOP_MODE !== 'demo') return;
  const hidden = { schema: { hide: true } };

  app.get('/dev/mail', hidden, async (_request, reply) => {
    const { renderPage } = await import('./render.ts');
    const files = (await readdir(config.MAIL_DIR).catch(() => [])).filter((name) => FILE_NAME.test(name));
    const newest = files.toSorted().reverse().slice(0, MAILS_SHOWN);
    const mails = await Promise.all(newest.map(async (file) => ({ file, ...(await read(file)) })));
    return reply
      .header('content-security-policy', LIST_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage('./dev-mail', { mails }));
  });

  app.get<{ Params: { file: string } }>('/dev/mail/:file', hidden, async ({ params: { file } }, reply) => {
    if (!FILE_NAME.test(file)) throw new DomainError('NOT_FOUND');
    const { html } = await read(file);
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });

  const read = async (file: string) => {
    const content = await readFile(path.join(config.MAIL_DIR, file)).catch(() => {
      throw new DomainError('NOT_FOUND');
    });
    const { default: PostalMime } = await import('postal-mime');
    const { subject, to, date, html } = await PostalMime.parse(content);
    return { subject: subject ?? '', to: to?.[0]?.address ?? '', date: date ?? '', html: html ?? '' };
  };
};
