/** Widgets that a remote exposes, with the props of each (docs/architecture/contract.md#remotemodule). */

/**
 * Catalog `./search-modal`: the full-screen search (docs/product/search.md#search-modal).
 * Visible while mounted.
 */
export interface SearchModalProps {
  /** Initial text. */
  query?: string;
  /** Called when the shopper closes the search or opens a result. The caller must unmount the widget. */
  onClosed(): void;
}

/**
 * Catalog `./recommendations`: "usually purchased together" (docs/product/products.md#recommendations).
 * Renders nothing without a recommendation.
 */
export interface RecommendationsProps {
  /** Skus that the recommendation is based on: the cart's products, or the product of the page. */
  skus: readonly string[];
}

/** Checkout `./cart-sidebar`: the cart panel (docs/product/cart.md#cart-panel). Visible while mounted. */
export interface CartSidebarProps {
  /** Why the panel opens. Chooses its title. */
  reason: 'added' | 'removed' | 'asked';
  onClosed(): void;
}

/**
 * Checkout `./case-panel`: the case that the shopper is building (docs/product/cases.md#panel). Renders nothing until the
 * data of the case arrived. Adds a button to each product card of the page, `article:has([data-favourite])`.
 */
export interface CasePanelProps {
  /** Called when the shopper closes the panel. The caller must unmount the widget. */
  onClosed(): void;
}

/** Widgets by `<remote>/<module>`, with the props of each. */
export interface WidgetPropsById {
  'catalog/search-modal': SearchModalProps;
  'catalog/recommendations': RecommendationsProps;
  'checkout/cart-sidebar': CartSidebarProps;
  'checkout/case-panel': CasePanelProps;
}
export type WidgetId = keyof WidgetPropsById;
