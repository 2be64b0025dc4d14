/** Data that the server leaves in the page for the browser's shell. */

import type { Release } from 'releases/remote-registry';
import type { BootData, RemoteEntry } from '../../boot-data.ts';
import { rulesOf } from '../visitor/page-request.ts';
import type { StitchInput } from './stitch-input.ts';

export const entryOf = (release: Release): RemoteEntry => {
  const { id, version, base, manifest } = release;
  const query = [...rulesOf(release)];
  return {
    id: id as RemoteEntry['id'],
    version,
    contract: manifest.contract,
    entry: base + manifest.entry,
    ...(query.length ? { query } : {}),
  };
};

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
