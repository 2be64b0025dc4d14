import { DOCUMENT_LINK_PATH, readDocumentToken } from '../../lib/document-link.ts';
import type { Module } from '../../module.ts';
import { openSignedFile } from '../../plugins/signed-file.ts';
import { findOrder } from '../orders/orders.repository.ts';

/** Files of tax documents, except those of an erased buyer. */
export const documentLinksModule: Module = (app, deps) =>
  openSignedFile(app, deps, {
    path: DOCUMENT_LINK_PATH,
    readToken: readDocumentToken,
    async findFile(id) {
      // Load the code that draws papers with the first one, to keep an idle process small.
      const { drawPapers } = await import('./document-files.ts');
      const [file] = await drawPapers(deps.db, [id]);
      const order = file && (await findOrder(deps.db, file.orderId));
      return order?.erased_at === null ? file : undefined;
    },
  });
