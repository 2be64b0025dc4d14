import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';

/** Inline style of the page, allowed by its hash in the CSP. Uses values of shared-ui/styles/tokens.css. */
const STYLE = `*{box-sizing:border-box}
body{margin:0;background:#fbf8f3;color:#1f1a17;
  font:1rem/1.5 'Source Sans 3','Helvetica Neue',Arial,sans-serif}
header{padding:1.125rem 1rem;border-bottom:1px solid #e9e0d2}
.wordmark,h1{font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:500;letter-spacing:-.02em}
.wordmark{font-size:1.75rem;line-height:1;color:inherit;text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:clamp(3rem,12vh,6rem) 1rem}
h1{margin:0 0 1.5rem;font-size:clamp(2rem,1.7rem + 1.3vw,2.75rem);line-height:1.15;text-wrap:balance}
p{margin:0 0 1rem;font-size:1.125rem;text-wrap:pretty;overflow-wrap:anywhere}
form{margin:2rem 0}
label{display:block;font-weight:600}
input{display:block;width:100%;min-height:2.75rem;margin:.25rem 0 1.5rem;padding:.5rem .75rem;
  border:1px solid #7d7268;border-radius:2px;background:#fff;color:inherit;font:inherit}
.problem{color:#a3262a;font-weight:600}
button,.action{display:inline-block;min-height:2.75rem;padding:.75rem 1.5rem;border:0;border-radius:2px;
  background:#6e1b2e;color:#fbf8f3;font:inherit;font-weight:600;line-height:1.25;text-decoration:none;
  cursor:pointer}
button:hover,.action:hover{background:#521021}
:focus-visible{outline:2px solid #6e1b2e;outline-offset:3px}
.back{margin-top:2rem}
a{color:inherit;text-decoration-color:#6e1b2e;text-underline-offset:.22em}
@media (width<480px){button,.action{display:block;width:100%;text-align:center}}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface LinkPage extends LinkScreen {
  locale: string;
  /** Shop name, as link home. */
  shop: string;
  home: string;
}

/**
 * Sends the page of a mailed link: JSON for the shell, which renders it in the shop's frame, else a plain
 * HTML page, so that mailed links work without the website.
 */
export const sendLinkPage = async (reply: FastifyReply, page: LinkPage): Promise<FastifyReply> => {
  reply
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept, Accept-Language');
  if (reply.request.headers.accept === 'application/json') {
    const { title, paragraphs, button, token, password, problem, back } = page;
    return reply.send({ title, paragraphs, button, token, password, problem, back } satisfies LinkScreen);
  }
  const { renderPage } = await import('../../mails/render.ts');
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(renderPage('./link', { ...page, style: STYLE }));
};
