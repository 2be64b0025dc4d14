/**
 * Loads the server bundle of the shell, which renders all markup that belongs to no remote: header, footer,
 * age gate and others.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest } from 'releases/release-manifest';
import type * as frameServer from '../../frame/server.tsx';
import { SHELL_BASE } from '../html/files.ts';

export type FrameModule = typeof frameServer & {
  /** Fonts of the first screen, preloaded. */
  fonts(shell: ReleaseManifest): string[];
};

export const loadFrame = async (shellDist: string, version: string): Promise<FrameModule> => {
  const file = pathToFileURL(path.join(shellDist, 'server/index.mjs'));
  const bundle = (await import(`${file.href}?v=${version}`)) as typeof frameServer;
  return { ...bundle, fonts: ({ fonts }) => fonts.map((name) => SHELL_BASE + name) };
};
