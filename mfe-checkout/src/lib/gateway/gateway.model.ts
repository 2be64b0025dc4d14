import { createEffect } from 'effector';
import { submitToGateway } from './submit-to-gateway.ts';

/** Navigates to the card gateway. */
export const submitToGatewayFx = createEffect(submitToGateway);
