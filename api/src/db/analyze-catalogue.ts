import { sql } from 'kysely';
import type { Db } from './connect.ts';

/**
 * Counts the rows of the catalogue's tables for PostgreSQL's planner. Autovacuum does the same, up to a minute after
 * many new rows: too late for an import, whose later batches would scan whole tables until the statement timeout.
 */
export async function analyzeCatalogue(db: Db): Promise<void> {
  await sql`
    analyze products, product_texts, product_facets, skus, box_contents, product_listing, search_documents,
      search_vocabulary, cellar, wine_profiles`.execute(db);
}
