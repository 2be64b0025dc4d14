export interface RulePage {
  id: string;
  to: string;
}

/** Pages of selling rules, in their order. */
export const RULE_PAGES: readonly RulePage[] = [
  { id: 'coupons', to: '/coupons' },
  { id: 'discounts', to: '/rules/discounts' },
  { id: 'cases', to: '/rules/cases' },
  { id: 'house-cases', to: '/house-cases' },
  { id: 'delivery', to: '/delivery' },
  { id: 'delivery-promise', to: '/rules/delivery-promise' },
  { id: 'carriers', to: '/rules/carriers' },
  { id: 'gift-box', to: '/rules/gift-box' },
  { id: 'back-in-stock', to: '/rules/back-in-stock' },
  { id: 'channels', to: '/rules/channels' },
  { id: 'search-words', to: '/search-words' },
  { id: 'alerts', to: '/rules/alerts' },
];

/** Pages of the shop's settings, in their order. */
export const SHOP_PAGES: readonly RulePage[] = [
  { id: 'promotion', to: '/rules/promotion' },
  { id: 'age-gate', to: '/rules/age-gate' },
  { id: 'contact', to: '/rules/contact' },
  { id: 'transfer-account', to: '/rules/transfer-account' },
  { id: 'brand', to: '/rules/brand' },
  { id: 'company', to: '/rules/company' },
];
