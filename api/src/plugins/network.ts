export { networkOf } from 'serving/client-network';
