/** Where the gateway sends the shopper back to; the shop's front server passes it on to the API. */
export const WEBPAY_RETURN_PATH = '/api/payments/webpay/return';
