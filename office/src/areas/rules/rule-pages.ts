/** Pages of selling rules, in their order. */
export const RULE_PAGES: readonly { id: string; to: string }[] = [
  { id: 'coupons', to: '/coupons' },
  { id: 'delivery', to: '/delivery' },
  { id: 'gift-box', to: '/rules/gift-box' },
  { id: 'events', to: '/events' },
  { id: 'bar', to: '/rules/bar' },
  { id: 'closed-days', to: '/closed-days' },
  { id: 'promotion', to: '/rules/promotion' },
  { id: 'age-gate', to: '/rules/age-gate' },
  { id: 'contact', to: '/rules/contact' },
  { id: 'alerts', to: '/rules/alerts' },
  { id: 'transfer-account', to: '/rules/transfer-account' },
  { id: 'brand', to: '/rules/brand' },
  { id: 'company', to: '/rules/company' },
];
