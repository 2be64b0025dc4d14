/** Options of `pnpm release`, and of the same command in the repository of one remote. */
import { type CanaryOptions, readCanaryOptions } from '../canary/release-canary.ts';
import { type PreviewOptions, readPreviewOptions } from '../preview/release-preview.ts';

/** For `parseArgs`. */
export const RELEASE_OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  days: { type: 'string' },
  key: { type: 'string' },
  'new-link': { type: 'boolean' },
  preview: { type: 'string' },
  remove: { type: 'boolean' },
  share: { type: 'string' },
  steps: { type: 'string' },
  stop: { type: 'boolean' },
} as const;

export interface ReleaseOptions extends CanaryOptions {
  isDryRun: boolean;
  preview: PreviewOptions | null;
}

type Texts = Parameters<typeof readCanaryOptions>[0] &
  Parameters<typeof readPreviewOptions>[0] & { 'dry-run'?: boolean | undefined };

/** @throws Error that says which options are valid */
export const readReleaseOptions = (texts: Texts): ReleaseOptions => ({
  preview: readPreviewOptions(texts),
  ...readCanaryOptions(texts),
  isDryRun: texts['dry-run'] ?? false,
});
