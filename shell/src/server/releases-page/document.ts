/** The HTML document around every screen of the releases page, with its security headers. */
import path from 'node:path';
import type { ReleaseManifest } from 'releases/release-manifest';
import type { Locale } from 'shared-contracts/locale';
import { contentSecurityPolicy, INTEGRITY_POLICY, SECURITY_HEADERS } from '../html/csp.ts';
import { readText } from '../html/files.ts';
import { shellStyles } from '../html/page-styles.ts';
import { PAGE_PATH } from './access.ts';
import { html, type Markup, trusted } from './html.ts';
import type { Words } from './words.ts';

const CSS_FILES = ['releases-page.css', 'controls.css'].map((name) => path.join(import.meta.dirname, name));

export interface DocumentParts {
  shellDist: string;
  shell: ReleaseManifest;
  /** Compiled program that refreshes the page (inline/releases-page.entry.ts). */
  refresh: string;
}

export interface Screen {
  title: string;
  body: Markup;
  /** Name of the person who signed in, if there is a session to end. */
  name?: string | undefined;
  /** Whether the screen refreshes itself. */
  isLive?: boolean;
}

const OTHER: Record<Locale, Locale> = { es: 'en', en: 'es' };

const headerHtml = ({ t, locale }: Words, { name }: Screen): Markup => html`<header class="top">
  <a href="/">${t.shop}</a>
  <a href="${PAGE_PATH}?lang=${OTHER[locale]}" lang="${OTHER[locale]}">${t.otherLanguage}</a>
  ${
    name !== undefined &&
    html`<form method="post" action="${PAGE_PATH}/sign-out"><span>${t.signedInAs(name)}</span>
    <button class="plain">${t.signOut}</button></form>`
  }</header>`;

/** The attributes carry the texts that the program shows. */
const refreshHtml = ({
  t,
}: Words): Markup => html`<footer id="refresh"><a href="${PAGE_PATH}">${t.refresh.manual}</a>
  <span role="status" data-failed="${t.refresh.failed}" data-ended="${t.refresh.ended}"></span></footer>`;

export const createDocument = ({ shellDist, shell, refresh }: DocumentParts) => {
  const styles = [...shellStyles(shellDist, shell).map(({ css }) => css), ...CSS_FILES.map(readText)];
  const policyOf = (isLive: boolean): string =>
    contentSecurityPolicy({
      inlineScripts: isLive ? [refresh] : [],
      scriptHashes: [],
      inlineStyles: styles,
      formOrigins: [],
    });
  const policies = { live: policyOf(true), still: policyOf(false) };

  return (words: Words, screen: Screen): { html: string; headers: Record<string, string> } => {
    const { tag, t } = words;
    const { title, body, isLive = false } = screen;
    return {
      html: html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title === t.title ? title : `${title} · ${t.title}`}</title>
<link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48">
${styles.map((css) => html`<style>${trusted(css)}</style>`)}</head>
<body class="releases">${headerHtml(words, screen)}
<main>${body}</main>${isLive && refreshHtml(words)}
${isLive && html`<script>${trusted(refresh)}</script>`}</body></html>`.text,
      headers: {
        ...SECURITY_HEADERS,
        ...INTEGRITY_POLICY,
        'content-type': 'text/html; charset=utf-8',
        'content-language': words.locale,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': isLive ? policies.live : policies.still,
      },
    };
  };
};
