import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DraftData, DraftKind, DraftState } from 'shared-contracts/office/drafts.schema';
import type { OptionalTime, TimeByDefault } from './columns.ts';

/** Drafts and published states (migration 0029). */
export interface DraftTables {
  drafts: {
    kind: DraftKind;
    entity_id: string;
    data: JSONColumnType<DraftData, string, string>;
    /** Changes with every write. */
    revision: Generated<string>;
    /** Hash of the published state when the draft was written. */
    base: string;
    publish_at: OptionalTime;
    failure: NonNullable<DraftState['draft']>['failure'];
    /** Last writer. */
    staff_id: string | null;
    updated_at: TimeByDefault;
  };
  revisions: {
    id: GeneratedAlways<string>;
    kind: DraftKind;
    entity_id: string;
    data: JSONColumnType<DraftData, string, string>;
    /** Null for a state that no staff member published. */
    staff_id: string | null;
    published_at: TimeByDefault;
  };
}
