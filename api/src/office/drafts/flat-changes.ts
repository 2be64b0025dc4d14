import { changesBetween } from 'shared-contracts/office/changes-between';

/** Fields of an audit entry, and characters of each of their values. */
const MOST_FIELDS = 40;
const MOST_CHARACTERS = 300;

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;

/**
 * Fields that differ, as `before` and `after` of an audit entry: the same as the office shows before a publication.
 * Long texts are cut. `more_fields` of `after` counts the fields that are left out.
 */
export const flatChanges = (
  before: object | null,
  after: object | null,
): { before: Record<string, unknown>; after: Record<string, unknown> } => {
  const changes = changesBetween(before, after);
  const left = changes.length - MOST_FIELDS;
  const pick = (side: 'before' | 'after') =>
    Object.fromEntries(
      changes
        .slice(0, MOST_FIELDS)
        .flatMap((change) => (change[side] === undefined ? [] : [[change.path, shortened(change[side])]])),
    );
  return { before: pick('before'), after: { ...pick('after'), ...(left > 0 && { more_fields: left }) } };
};
