/** Style sheets that a page inlines. */
import path from 'node:path';
import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release } from 'releases/remote-registry';
import { readText } from './files.ts';

export interface InlineStyle {
  /** File name of the style sheet. */
  name: string;
  css: string;
  /** Owner; missing for the shell. */
  remote?: string;
}

export const shellStyles = (shellDist: string, { app }: ReleaseManifest): InlineStyle[] =>
  app.css.map((name) => ({ name, css: readText(path.join(shellDist, 'client', name)) }));

/** @param assets page ids whose style sheets are needed in addition to the common ones */
export const remoteStyles = (release: Release | undefined, assets: readonly string[]): InlineStyle[] => {
  if (!release?.serverFile) return [];
  const { id, manifest, styles, clientDir } = release;
  const names = new Set([
    ...manifest.app.css,
    ...assets.flatMap((asset) => manifest.chunks[asset]?.css ?? []),
  ]);
  return [...names].map((name) => ({
    name,
    css: styles?.get(name) ?? readText(path.join(clientDir, name)),
    remote: id,
  }));
};
