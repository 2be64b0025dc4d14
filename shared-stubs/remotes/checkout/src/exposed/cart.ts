import { createStubCart } from '../../../../src/host/stub-cart.ts';
import { withBehaviour } from '../../../../src/remote/stub-cart-service.ts';
import { stub } from '../stub.ts';

export const { contract, start } = withBehaviour(createStubCart(), stub.behaviour);
