export { fillCartFx } from './fill-cart.model.ts';
