/** Data that the server leaves in the page for the browser's shell. */

import type { BootData } from '../../boot-data.ts';
import { entryOf } from '../releases/release-entry.ts';
import type { StitchInput } from './stitch-input.ts';

export const bootOf = ({
  settings,
  frame,
  slot,
  shell,
  releases,
  head,
  replaced,
  preview,
}: StitchInput): BootData => ({
  ...settings,
  locale: head.locale,
  owner: slot.owner,
  state: slot.state ?? null,
  remotes: [...releases.values()].map(entryOf),
  header: frame.headerProps,
  extras: frame.extras,
  version: shell.version,
  ...(replaced ? { fixed: true } : {}),
  ...(preview?.names ? { preview: preview.names } : {}),
  ...(replaced?.qa ? { qa: true } : {}),
});
