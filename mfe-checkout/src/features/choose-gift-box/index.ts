export { GiftBoxOption } from './gift-box-option.tsx';
