export { placeChosen } from './estimate-shipping.model.ts';
export { ShippingEstimate } from './shipping-estimate.tsx';
