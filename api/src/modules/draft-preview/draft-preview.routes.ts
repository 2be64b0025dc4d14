import { readDraftPreview } from 'shared-contracts/api/draft-preview';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';

/** Answer for a browser without a preview. With one, `office/publishing/preview-shop.ts` answers. */
export const draftPreviewModule: Module = (app) => {
  const on = endpointsOf(app);
  on(readDraftPreview, () => {
    throw new DomainError('NOT_FOUND');
  });
};
