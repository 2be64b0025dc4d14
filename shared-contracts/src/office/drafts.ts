import type { Permission } from './access.ts';
import type { draftSchemas } from './drafts.schema.ts';
import { type OfficeEndpoint, officeEndpoint } from './endpoint.ts';

type Schemas = typeof draftSchemas;
export type DraftEndpoints = { [K in keyof Schemas]: OfficeEndpoint<Schemas[K]> };

interface DraftArea {
  /** One word in the ids of the endpoints: `page`. */
  name: string;
  /** `/office/pages` */
  path: string;
  read: Permission;
  /** Writes and discards drafts. */
  change: Permission;
  /** Changes what the shop shows, now or at a time. */
  publish: Permission;
}

const READS = ['VALIDATION_FAILED', 'NOT_FOUND'] as const;
const WRITES = [...READS, 'CONFLICT', 'PAYLOAD_TOO_LARGE'] as const;

/** Endpoints of the drafts of a kind. Their schemas are `draftSchemas`. */
export const draftEndpoints = ({ name, path, read, change, publish }: DraftArea): DraftEndpoints => {
  const one = `${path}/:id`;
  const reads = (id: string, rest: string, summary: string) =>
    officeEndpoint<never>({
      id: `office-${id}`,
      method: 'GET',
      path: one + rest,
      access: read,
      summary,
      errors: READS,
    });
  const writes = (id: string, rest: string, summary: string, access: Permission) =>
    officeEndpoint<never>({
      id: `office-${id}`,
      method: 'POST',
      path: one + rest,
      access,
      summary,
      errors: WRITES,
    });
  return {
    readDraft: reads(`read-${name}-draft`, '/draft', `Draft and published state of a ${name}`),
    saveDraft: writes(`save-${name}-draft`, '/draft', `Writes the draft of a ${name}`, change),
    discardDraft: writes(`discard-${name}-draft`, '/draft/discard', `Deletes the draft of a ${name}`, change),
    publishDraft: writes(`publish-${name}`, '/draft/publish', `Publishes the draft of a ${name}`, publish),
    scheduleDraft: writes(
      `schedule-${name}`,
      '/draft/schedule',
      `Sets or removes the time at which a ${name} is published`,
      publish,
    ),
    withdraw: writes(`withdraw-${name}`, '/withdraw', `Takes a ${name} out of the shop`, publish),
    listRevisions: reads(`list-${name}-revisions`, '/revisions', `Published states of a ${name}`),
    readRevision: reads(`read-${name}-revision`, '/revisions/:revision', `A published state of a ${name}`),
    restoreRevision: writes(
      `restore-${name}`,
      '/revisions/restore',
      `Makes a published state of a ${name} its draft`,
      change,
    ),
    previewDraft: writes(
      `preview-${name}`,
      '/draft/preview',
      `Link that shows the draft of a ${name} in the shop`,
      read,
    ),
  } as unknown as DraftEndpoints;
};
