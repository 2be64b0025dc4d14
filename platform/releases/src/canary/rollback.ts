/**
 * A rollback from the releases page (docs/decisions/0062-releases-page.md). Shells cannot sign a pointer, so they write
 * a record that points back to one of the earlier versions in the signed pointer.
 */
import { z } from 'zod';

export const rollbackRecord = z.object({
  kind: z.literal('rollback'),
  id: z.string(),
  /** Version that everybody got before. */
  version: z.string(),
  /** `since` of the signed pointer. The next release or rollback by the team makes the record void. */
  since: z.iso.datetime(),
  /** Version that everybody gets. The version of the pointer itself ends an earlier rollback. */
  to: z.string().regex(/^[\w.-]+$/),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
});
export type RollbackRecord = z.output<typeof rollbackRecord>;

/** The part of a verified pointer that these records depend on. */
interface Pointed {
  version: string;
  previous?: readonly string[] | undefined;
  since?: string | undefined;
}

/** Versions to which a record may point. */
export const rollbackTargets = ({ version, previous = [] }: Pointed): string[] => [version, ...previous];

/**
 * The rollback that applies to a pointer: the last one since its version became current. Undefined without one, and
 * after a return to the version of the pointer. Ignores a version that the team has not signed.
 */
export const rollbackOf = (
  id: string,
  pointer: Pointed,
  records: readonly { kind: string }[],
): RollbackRecord | undefined => {
  const targets = rollbackTargets(pointer);
  const last = records
    .filter((record): record is RollbackRecord => record.kind === 'rollback')
    .filter((record) => record.id === id && record.since === pointer.since)
    .filter(({ to }) => targets.includes(to))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1);
  return last && last.to !== pointer.version ? last : undefined;
};
