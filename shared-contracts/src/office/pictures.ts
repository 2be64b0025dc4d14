import { officeEndpoint } from './endpoint.ts';
import type * as schema from './pictures.schema.ts';

export const addPicture = /* @__PURE__ */ officeEndpoint<typeof schema.addPicture>({
  id: 'office-add-picture',
  method: 'POST',
  path: '/office/pictures',
  access: 'pictures.add',
  carriesFile: true,
  summary: 'Stores a photograph, cropped and encoded again, and returns its address',
  errors: ['VALIDATION_FAILED', 'PICTURE_NOT_ACCEPTED', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE'],
});

export const readPicture = /* @__PURE__ */ officeEndpoint<typeof schema.readPicture>({
  id: 'office-read-picture',
  method: 'GET',
  path: '/office/pictures',
  access: 'catalogue.read',
  summary: 'Small picture of the shop, because pages of the office may not load pictures of other origins',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'UNAVAILABLE'],
});
