/**
 * Files that the React compiler skips. Their components render once or twice per page, so the
 * memoisation that the compiler adds costs bytes and saves no work. Babel patterns below the workspace.
 * They are strings, not a function: babel-loader makes its cache key from the options as JSON.
 */
export const NOT_COMPILED: readonly string[] = [
  './mfe-catalog/src/features/add-to-cart/*.tsx',
  './mfe-catalog/src/features/filter-price/price-fields.tsx',
  './mfe-catalog/src/features/filter-price/price-handles.tsx',
  './mfe-catalog/src/lib/failed-region.tsx',
  './mfe-catalog/src/lib/filter-bar.tsx',
  './mfe-catalog/src/pages/listing/chips.tsx',
  './mfe-catalog/src/pages/listing/filter-form.tsx',
  './mfe-catalog/src/pages/listing/filter-group-fields.tsx',
  './mfe-catalog/src/pages/listing/listing-view.tsx',
  './mfe-catalog/src/pages/listing/no-products.tsx',
  './mfe-catalog/src/pages/listing/notes.tsx',
  './mfe-catalog/src/pages/listing/page-sizes.tsx',
  './mfe-catalog/src/pages/product/box-contents.tsx',
  './mfe-catalog/src/pages/product/delivery-notes.tsx',
  './mfe-catalog/src/pages/product/editorial.tsx',
  './mfe-catalog/src/pages/product/format-choice.tsx',
  './mfe-catalog/src/pages/product/product-missing.tsx',
  './mfe-catalog/src/pages/product/product-skeleton.tsx',
  './mfe-catalog/src/pages/product/product-view.tsx',
  './mfe-catalog/src/pages/product/scale.tsx',
  './mfe-catalog/src/pages/product/stock-hint.tsx',
  './mfe-catalog/src/pages/product/tasting.tsx',
  './mfe-content/src/features/add-to-cart/*.tsx',
  './mfe-content/src/features/show-document/*.tsx',
  './mfe-content/src/features/show-event/*.tsx',
  './mfe-content/src/features/show-place/*.tsx',
  './mfe-content/src/lib/teaser/*.tsx',
  './mfe-content/src/pages/home/*.tsx',
  './shared-kit/src/add-to-cart/added-status.tsx',
  './shared-kit/src/add-to-cart/format-counter.tsx',
  './shared-kit/src/add-to-cart/add-to-cart-counter.tsx',
  './shared-kit/src/failed-region.tsx',
];
