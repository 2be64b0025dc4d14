import { readDraftPreview } from 'shared-contracts/api/draft-preview';
import * as schema from 'shared-contracts/api/draft-preview.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';

/** Answer for a browser without a preview. With one, `office/publishing/preview-shop.ts` answers. */
export const draftPreviewModule: Module = (app) => {
  registerEndpoint(app, readDraftPreview, schema.readDraftPreview, () => {
    throw new DomainError('NOT_FOUND');
  });
};
