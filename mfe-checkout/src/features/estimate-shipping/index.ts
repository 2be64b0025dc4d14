export { $place, type Place, placeChosen } from './estimate-shipping.model.ts';
export { ShippingAnswer } from './shipping-answer.tsx';
