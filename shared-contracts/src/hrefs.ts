/**
 * Paths of the shop's pages. Remotes link to each other through this table (docs/product/routes.md#routes).
 * It is a namespace and not an object, because a bundle then contains only the paths that it uses.
 */
export * as hrefs from './paths.ts';
