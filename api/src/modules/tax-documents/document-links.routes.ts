import { DOCUMENT_LINK_PATH, readDocumentToken } from '../../lib/document-link.ts';
import type { Module } from '../../module.ts';
import { openSignedFile } from '../../plugins/signed-file.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { findDocumentById } from './tax-documents.repository.ts';

/** Files of tax documents, except replaced ones, which do not count, and those of an erased buyer. */
export const documentLinksModule: Module = (app, deps) =>
  openSignedFile(app, deps, {
    path: DOCUMENT_LINK_PATH,
    readToken: readDocumentToken,
    async findFile(id) {
      const document = await findDocumentById(deps.db, id);
      const order = document && (await findOrder(deps.db, document.order_id));
      if (document?.replaced_at !== null || order?.erased_at !== null) return undefined;
      // Load the code that draws papers with the first one, to keep an idle process small.
      const { drawPapers } = await import('./document-files.ts');
      return (await drawPapers(deps.db, [id]))[0];
    },
  });
