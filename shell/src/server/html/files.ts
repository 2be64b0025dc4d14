/** Reads build outputs: styles to inline, and the shell's manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from 'releases/release-manifest';
import { withoutSourceMap } from 'releases/without-source-map';

const texts = new Map<string, string>();

/** Content of an immutable file, kept in memory. */
export const readText = (file: string): string => {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = withoutSourceMap(readFileSync(file, 'utf8'));
  texts.set(file, text);
  return text;
};

/** URL folder of the shell's own files. */
export const SHELL_BASE = '/static/';

export const readShellManifest = (shellDist: string): ReleaseManifest => {
  const file = path.join(shellDist, 'release.json');
  try {
    return releaseManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`The shell is not built: ${file} (${(error as Error).message}). Run: pnpm build`);
  }
};
