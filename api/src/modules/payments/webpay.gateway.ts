import { inSpan } from 'tracing/span';
import type { Config } from '../../config.ts';

/** Timeout of gateway calls. Shorter than a request's deadline, so that the shopper gets an explanation. */
const TIMEOUT_MS = 7_000;

/** Used fields of the commit and status responses. */
export interface WebpayTransaction {
  status: string;
  response_code: number | null;
  amount: number;
  buy_order: string;
  session_id: string;
  /** Amount left after refunds. Undefined before the first refund. */
  balance?: number;
  authorization_code?: string;
  payment_type_code?: string;
  card_detail?: { card_number?: string };
  installments_number?: number;
  installments_amount?: number;
  /** UTC, ISO 8601. */
  transaction_date?: string;
}

/** The gateway refused: 404 or 422 with a message, or a refund that it did not execute. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  /** Whether another process is committing the token now. */
  get isLocked(): boolean {
    return LOCKED.test(this.message);
  }
}
/** No usable response: down, timeout, connection lost, 5xx. The result is unknown. */
class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

export interface WebpayGateway {
  create(order: {
    buyOrder: string;
    sessionId: string;
    amount: number;
    returnUrl: string;
  }): Promise<{ token: string; url: string }>;
  commit(token: string): Promise<WebpayTransaction>;
  status(token: string): Promise<WebpayTransaction>;
  /** Resolves only when the refund was executed: `REVERSED`, or `NULLIFIED` with response code 0. */
  refund(token: string, amount: number): Promise<void>;
}

/**
 * Matches the SDK's error text, which is its only indication of the status. 401 (wrong credentials) is not a refusal.
 */
const RULE_BROKEN = /status code (404|422)/;
const LOCKED = /already locked/i;

const asGatewayError = (error: unknown): Error => {
  const message = error instanceof Error ? error.message : String(error);
  return RULE_BROKEN.test(message)
    ? new GatewayRefusal(message, { cause: error })
    : new GatewayUnavailable(message, { cause: error });
};

const isTransaction = (answer: unknown): answer is WebpayTransaction =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'buy_order' in answer;

type Settings = Pick<Config, 'WEBPAY_BASE_URL' | 'WEBPAY_COMMERCE_CODE' | 'WEBPAY_API_KEY'>;

/** Loads the SDK on the first payment, to keep other processes small. */
const loadTransaction = async (config: Settings) => {
  const { WebpayPlus, Options } = (await import('transbank-sdk')).default;
  return new WebpayPlus.Transaction(
    new Options(config.WEBPAY_COMMERCE_CODE, config.WEBPAY_API_KEY, config.WEBPAY_BASE_URL, TIMEOUT_MS),
  );
};

/**
 * Webpay Plus through its SDK. WEBPAY_BASE_URL selects the real gateway or the sandbox. All methods reject
 * with GatewayRefusal or GatewayUnavailable only.
 */
export const createWebpayGateway = (config: Settings): WebpayGateway => {
  let loaded: ReturnType<typeof loadTransaction> | undefined;
  const ask = async (
    step: keyof WebpayGateway,
    call: (sdk: Awaited<NonNullable<typeof loaded>>) => Promise<unknown>,
  ): Promise<unknown> => {
    loaded ??= loadTransaction(config).catch((error: unknown) => {
      // The next payment loads it again.
      loaded = undefined;
      throw asGatewayError(error);
    });
    const sdk = await loaded;
    // Only the name of the step: the bank gets no trace header, and the span no token, order or amount.
    return inSpan({ name: `webpay ${step}`, kind: 'client' }, () =>
      call(sdk).catch((error: unknown) => Promise.reject(asGatewayError(error))),
    );
  };
  const askTransaction = async (...asked: Parameters<typeof ask>): Promise<WebpayTransaction> => {
    const answer = await ask(...asked);
    if (!isTransaction(answer)) throw new GatewayUnavailable('The gateway answered something else');
    return answer;
  };
  return {
    async create({ buyOrder, sessionId, amount, returnUrl }) {
      const answer = await ask('create', (sdk) => sdk.create(buyOrder, sessionId, amount, returnUrl));
      const { token, url } = (answer ?? {}) as { token?: unknown; url?: unknown };
      if (typeof token !== 'string' || typeof url !== 'string')
        throw new GatewayUnavailable('The gateway gave no token');
      return { token, url };
    },
    commit: (token) => askTransaction('commit', (sdk) => sdk.commit(token)),
    status: (token) => askTransaction('status', (sdk) => sdk.status(token)),
    async refund(token, amount) {
      const answer = await ask('refund', (sdk) => sdk.refund(token, amount));
      const { type, response_code } = (answer ?? {}) as { type?: unknown; response_code?: unknown };
      if (type === 'REVERSED' || (type === 'NULLIFIED' && response_code === 0)) return;
      if (type === 'NULLIFIED' && typeof response_code === 'number')
        throw new GatewayRefusal(`Nullification not carried out, response code ${response_code}`);
      throw new GatewayUnavailable('The gateway answered something else');
    },
  };
};

/** Whether a transaction is paid: by status and response code, never by `vci` (rules of Webpay Plus). */
export const isApproved = (answer: Pick<WebpayTransaction, 'status' | 'response_code'>): boolean =>
  answer.response_code === 0 && answer.status === 'AUTHORIZED';
