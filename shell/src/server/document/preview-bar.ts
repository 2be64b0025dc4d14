/** Bar of pages with a preview. It works without scripts, so that a broken page shows it too. */
import path from 'node:path';
import type { Locale } from 'shared-contracts/locale';
import { previewMessages } from '../../messages/previews.ts';
import { readText } from '../html/files.ts';
import { escapeHtml } from '../html/head.ts';

const CSS_FILE = path.join(import.meta.dirname, 'preview-bar.css');

/** POST to it ends the previews of the browser. No preview has this name, because a link has a dot. */
export const EXIT_PATH = '/preview/exit';

export const barStyle = (): { name: string; css: string } => ({
  name: 'preview-bar.css',
  css: readText(CSS_FILE),
});

/** @param names of the previews of releases, separated by commas */
export const renderBar = (names: string, locale: Locale, hasDraft: boolean): string => {
  const t = previewMessages[locale];
  const all = [...names.split(',').filter(Boolean), ...(hasDraft ? [t.draft] : [])];
  const list = escapeHtml(all.join(', '));
  return [
    `<section id="preview-bar" aria-label="${t.title}"><p>${t.title}: <b>${list}</b></p>`,
    `<form method="post" action="${EXIT_PATH}"><button>${t.exit}</button></form></section>`,
  ].join('');
};
