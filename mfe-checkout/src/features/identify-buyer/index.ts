export { $isIdentifying, buyerIdentified, buyerSubmitted } from './identify-buyer.model.ts';
export { IdentifyNotice } from './identify-notice.tsx';
