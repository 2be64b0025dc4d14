/** The tools of the current releases: their composition is the shop's list of tools (docs/architecture/tools.md). */
import type { Release } from 'releases/remote-registry';
import type { ToolRecord } from 'releases/tool-record';

/** A tool and the release that runs it. */
export interface LiveTool {
  name: string;
  record: ToolRecord;
  release: Release;
}

/** Sorted by name, so that two shells answer the same list. */
export const liveTools = (releases: ReadonlyMap<string, Release>): LiveTool[] =>
  [...releases.values()]
    .flatMap((release) =>
      Object.entries(release.manifest.tools ?? {}).map(([name, record]) => ({ name, record, release })),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Those that the shop offers over HTTP: they only read, without personal data. */
export const httpTools = (releases: ReadonlyMap<string, Release>): LiveTool[] =>
  liveTools(releases).filter(({ record }) => record.http && record.kind === 'read');
