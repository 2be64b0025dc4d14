import { z } from 'zod';
import { day } from '../api/fields.schema.ts';
import { AUDITED } from './audit-actions.ts';
import { listOf, listQuery } from './common.schema.ts';

const auditEntry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Null: the shop's command line, or an unknown person at the sign-in. */
  staff: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** E.g. `orders.refund`. */
  action: z.string(),
  entity: z.enum(AUDITED),
  /** Order number, sku or name, by which people know it. */
  entity_id: z.string(),
  /** Changed fields only. Null for a created or deleted thing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});

/** `from` and `to` are days of the shop's time zone, both included. */
export const listAudit = {
  query: z.object({
    ...listQuery(['at']),
    staff: z.uuid().optional(),
    entity: z.enum(AUDITED).optional(),
    entity_id: z.string().trim().max(100).optional(),
    action: z.string().trim().max(60).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: listOf(auditEntry),
};
