/** Puts a page together: head, frame, slot, boot data, policy (DESIGN §4.3). Pure: same input, same page. */

import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release } from 'releases/remote-registry';
import type { HostConfig, StructuredData } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import type { BootData, RemoteEntry } from '../boot-data.ts';
import { escapeJson, type HeadInput } from '../head/head-tags.ts';
import { contentSecurityPolicy } from './csp.ts';
import { scriptsOf } from './current-releases.ts';
import { SHELL_BASE } from './files.ts';
import { escapeHtml, renderHead } from './head.ts';
import type { InlineScripts } from './inline-scripts.ts';

export interface Slot {
  owner: RemoteId | null;
  html: string;
  /** Present when a remote rendered `html`. */
  state?: SerializedState;
  /** Page ids whose chunks the page needs. */
  assets: readonly string[];
}

export interface StitchInput {
  head: HeadInput;
  locale: Locale;
  frame: { header: string; footer: string; ageGate: string; headerProps: unknown; extras: unknown };
  inline: InlineScripts;
  slot: Slot;
  slotTexts: BootData['slotTexts'];
  releases: ReadonlyMap<string, Release>;
  shell: ReleaseManifest;
  /** Style sheets of shell and owner, in order: name, text, and the remote whose they are. */
  styles: readonly { name: string; css: string; remote?: string }[];
  fonts: readonly string[];
  config: HostConfig;
  organization: StructuredData;
  status: number;
  paymentOrigins: readonly string[];
  sentryDsn: string;
  tagManagerId: string;
  localeCookieSeconds: number;
  /** Only on a page whose address replaces remotes (overrides/). */
  replaced?: { banner: string; qa: boolean } | undefined;
}

const importMap = (shell: ReleaseManifest, releases: ReadonlyMap<string, Release>): Record<string, string> =>
  Object.assign(
    scriptsOf(SHELL_BASE, shell),
    ...[...releases.values()].map(({ base, manifest }) => scriptsOf(base, manifest)),
  );

/** Where scripts and styles come from besides our own origin: remotes at another address. */
const foreignOrigins = (releases: ReadonlyMap<string, Release>): string[] => [
  ...new Set(
    [...releases.values()].flatMap(({ base }) => (URL.canParse(base) ? [new URL(base).origin] : [])),
  ),
];

/** Modules that this page runs at once, entry first. */
const modulesOf = ({ shell, slot, releases }: StitchInput): string[] => {
  const release = slot.owner && releases.get(slot.owner);
  // Without the server's markup nothing of the remote is needed to keep it.
  if (!release?.serverFile) return [SHELL_BASE + shell.entry];
  const { base, manifest } = release;
  const files = [
    manifest.entry,
    ...manifest.app.js,
    ...slot.assets.flatMap((id) => manifest.chunks[id]?.js ?? []),
  ];
  return [SHELL_BASE + shell.entry, ...new Set(files.map((file) => base + file))];
};

export interface StitchedPage {
  html: string;
  policy: string;
}

export const stitch = (input: StitchInput): StitchedPage => {
  const { head, locale, frame, slot, shell, releases, styles, fonts, config, inline } = input;
  const integrity = importMap(shell, releases);
  // A remote under edit has no hashes: its entry is imported by what has one.
  const modules = modulesOf(input).filter((href) => integrity[href]);
  const map = escapeJson({ integrity });
  const boot: BootData = {
    locale,
    config,
    organization: input.organization,
    status: input.status,
    owner: slot.owner,
    state: slot.state ?? null,
    remotes: [...releases.values()].map(({ id, version, base, manifest }) => ({
      id: id as RemoteEntry['id'],
      version,
      contract: manifest.contract,
      entry: base + manifest.entry,
    })),
    header: frame.headerProps as BootData['header'],
    extras: frame.extras as BootData['extras'],
    slotTexts: input.slotTexts,
    version: shell.version,
    sentryDsn: input.sentryDsn,
    tagManagerId: input.tagManagerId,
    localeCookieSeconds: input.localeCookieSeconds,
    ...(input.replaced ? { fixed: true } : {}),
    ...(input.replaced?.qa ? { qa: true } : {}),
  };
  const banner = input.replaced?.banner ?? '';
  const keepOverrides = input.replaced ? inline.keepOverrides : '';
  const foreign = foreignOrigins(releases);
  /** Pairs of URL and hash, as `start` reads them. */
  const preloads = modules.flatMap((href) => [href, integrity[href]]).join(' ');
  const slotHtml = slot.owner
    ? `<div id="mfe-${slot.owner}" class="slot"${slot.state ? ' data-rendered' : ''}>${slot.html}</div>`
    : `<div class="slot">${slot.html}</div>`;
  const html = [
    `<!doctype html><html lang="${locale === 'es' ? 'es-CL' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#FBF8F3">',
    // No drawing here: the browser would draw it in the page's own thread, while the page starts.
    '<link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    renderHead(head),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.map(
      ({ name, css, remote }) =>
        `<style data-href="${escapeHtml(name)}"${remote ? ` data-remote="${remote}"` : ''}>${css}</style>`,
    ),
    `<script type="importmap">${map}</script>`,
    '</head><body>',
    frame.ageGate,
    `<script>${inline.boot}</script>`,
    keepOverrides && `<script>${keepOverrides}</script>`,
    banner,
    `<div id="header" data-rendered>${frame.header}</div>`,
    `<main id="contenido" tabindex="-1">${slotHtml}</main>`,
    `<div id="footer">${frame.footer}</div>`,
    '<div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>',
    `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
    `<script data-modules="${escapeHtml(preloads)}">${inline.start}</script>`,
    '</body></html>',
  ].join('');
  const policy = contentSecurityPolicy({
    inlineScripts: [map, inline.boot, inline.start, ...(keepOverrides ? [keepOverrides] : [])],
    scriptHashes: modules.map((href) => integrity[href] as string),
    inlineStyles: styles.map(({ css }) => css),
    formOrigins: input.paymentOrigins,
    connectOrigins: [...(input.sentryDsn ? [new URL(input.sentryDsn).origin] : []), ...foreign],
    styleOrigins: foreign,
    tagManager: input.tagManagerId !== '',
  });
  return { html, policy };
};
