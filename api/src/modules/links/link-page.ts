import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The page's only style, allowed by its hash. */
const STYLE = `body{margin:0;background:#f7f3ec;color:#221d1b;font:18px/1.5 Georgia,'Times New Roman',serif}
main{max-width:32rem;margin:12vh auto;padding:0 1.5rem}
h1{font-size:2rem;line-height:1.2;font-weight:normal}
button{font:inherit;padding:.75rem 1.5rem;border:0;background:#6d1f2f;color:#fffdf9;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #221d1b;outline-offset:3px}
a{color:#6d1f2f}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface LinkPage {
  locale: string;
  title: string;
  paragraphs: string[];
  /** With a button the page asks; without, it tells. */
  button?: string;
  token?: string;
  home: string;
  back: string;
}

/** A page of the API itself, so that links of mails work whatever the site's state. */
export const sendLinkPage = async (reply: FastifyReply, page: LinkPage): Promise<FastifyReply> => {
  const { renderPage } = await import('../../mails/render.ts');
  return reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPage('./link', { ...page, style: STYLE }));
};
