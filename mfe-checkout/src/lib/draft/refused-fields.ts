/** Where a field that the server refused stands in the steps. */
import type { DraftPart } from './draft.ts';

/** Field path of the form → the server's sentence. */
export type FieldTexts = Readonly<Record<string, string>>;
export type RefusedFields = Readonly<Partial<Record<DraftPart, FieldTexts>>>;

/** Path in the order's body → step and path in its form; the first that fits counts. */
const PLACES: readonly [RegExp, DraftPart][] = [
  [/^delivery\.(.+)$/, 'delivery'],
  [/^payment_method\.(.+)$/, 'payment'],
  [/^(invoice\..+|terms|newsletter)$/, 'payment'],
  [/^(name|surname|rut|email|phone|password)$/, 'personal'],
];

/** Sorts the server's field errors by step. Fields that no form has are left out. */
export const sortRefusedFields = (fields: FieldTexts): RefusedFields => {
  const sorted: Partial<Record<DraftPart, Record<string, string>>> = {};
  for (const [path, text] of Object.entries(fields)) {
    for (const [pattern, part] of PLACES) {
      const name = pattern.exec(path)?.[1];
      if (!name) continue;
      sorted[part] = { ...sorted[part], [name]: text };
      break;
    }
  }
  return sorted;
};
