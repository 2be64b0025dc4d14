/** Maps refused fields of the API to fields of the steps. */
import type { DraftPart } from './draft.ts';

/** Field path in the form → error text of the server. */
export type FieldTexts = Readonly<Record<string, string>>;
export type RefusedFields = Readonly<Partial<Record<DraftPart, FieldTexts>>>;

/** Path in the order's body → step and path in its form. The first match wins. */
const PLACES: readonly [RegExp, DraftPart][] = [
  // A refused option has no field: the step no longer offers it. Its sentence is shown where the order was placed.
  [/^delivery\.(?!option$)(.+)$/, 'delivery'],
  [/^payment_method\.(.+)$/, 'payment'],
  [/^(invoice\..+|terms|newsletter)$/, 'payment'],
  [/^(name|surname|rut|email|phone|password)$/, 'personal'],
];

/** Groups the server's field errors by step. Omits fields that no form has. */
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
