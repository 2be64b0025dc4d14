export { networkOf, outsideNetworkOf } from 'serving/client-network';
