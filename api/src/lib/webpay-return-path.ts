/** Return path of the gateway. The shell proxies it to the API. */
export const WEBPAY_RETURN_PATH = '/api/payments/webpay/return';
