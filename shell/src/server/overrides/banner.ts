/**
 * Banner that lists replaced remotes and failed overrides. It works without scripts, so that a broken page
 * shows it too.
 */
import path from 'node:path';
import type { Locale } from 'shared-contracts/locale';
import { overrideMessages } from '../../messages/overrides.ts';
import { RESET_ATTRIBUTE } from '../../override.ts';
import { readText } from '../html/files.ts';
import { escapeHtml } from '../html/head.ts';
import type { PageView } from './overrides.ts';

const CSS_FILE = path.join(import.meta.dirname, 'banner.css');

export const bannerStyle = (): { name: string; css: string } => ({
  name: 'overrides.css',
  css: readText(CSS_FILE),
});

/** @param resetHref the same page without overrides */
export const renderBanner = (
  { active, problems }: Pick<PageView, 'active' | 'problems'>,
  locale: Locale,
  resetHref: string,
): string => {
  if (!active.length && !problems.length) return '';
  const t = overrideMessages[locale];
  const code = (remote: string, value: string) =>
    `<code>${escapeHtml(remote)} = ${escapeHtml(value.slice(0, 120))}</code>`;
  const items = [
    ...active.map(
      ({ remote, value, unchecked }) =>
        `<li>${code(remote, value)}${unchecked ? ` <em>${t.unchecked}</em>` : ''}</li>`,
    ),
    ...problems.map(
      ({ remote, value, reason, detail }) =>
        `<li class="overrides-problem">${code(remote, value)} ` +
        `<strong>${escapeHtml(t.problems[reason])}</strong>` +
        `${detail ? ` <small lang="en">${escapeHtml(detail)}</small>` : ''}</li>`,
    ),
  ];
  return [
    `<section id="overrides" aria-label="${t.title}"><h2>${t.title}</h2><ul>${items.join('')}</ul>`,
    `<a href="${escapeHtml(resetHref)}" ${RESET_ATTRIBUTE}>${t.reset}</a></section>`,
  ].join('');
};
