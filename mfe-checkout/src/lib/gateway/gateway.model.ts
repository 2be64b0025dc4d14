import { createEffect } from 'effector';
import { submitToGateway } from './submit-to-gateway.ts';

/** Leaves for the card gateway. */
export const submitToGatewayFx = createEffect(submitToGateway);
