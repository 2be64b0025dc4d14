import type * as schema from './draft-preview.schema.ts';
import { endpoint } from './endpoint.ts';

export const readDraftPreview = /* @__PURE__ */ endpoint<typeof schema.readDraftPreview>({
  id: 'read-draft-preview',
  method: 'GET',
  path: '/draft-preview',
  summary: 'The preview of a draft that this browser shows. NOT_FOUND without one.',
  errors: ['NOT_FOUND'],
});
