/** Public credentials of the simulated courier. Not secret: the demo shop has them as its defaults. */
export const API_KEY = 'sandbox-courier-key';
export const WEBHOOK_SECRET = 'sandbox-courier-webhooks';
