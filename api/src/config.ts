import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBucketAddress } from 'object-storage/storage-address';
import { z } from 'zod';

/** Root folder. Relative paths in settings start here, independent of the working directory. */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Public credentials of the card network's integration environment. The sandbox accepts them too. */
const INTEGRATION_COMMERCE_CODE = '597055555532';
const INTEGRATION_API_KEY = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C';

/** Public credentials of the simulated courier in the sandbox. */
const SANDBOX_COURIER_KEY = 'sandbox-courier-key';
const SANDBOX_COURIER_SECRET = 'sandbox-courier-webhooks';

/** Least characters of APP_SECRET. */
const SECRET_LENGTH = 32;

const port = z.coerce.number().int().min(1).max(65_535);
const folder = z.string().transform((value) => path.resolve(ROOT, value));
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
/** Browsers send origins in this form. */
const origin = httpUrl.refine(
  (value) => new URL(value).origin === value,
  'must be an origin, without a path',
);

/** All settings of the API: name, type, default. `.env.example` explains them. */
const settings = z.object({
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  PUBLIC_URL: httpUrl.default('http://localhost:3000'),
  LOCALES: z
    .string()
    .regex(/^(es|en)(,(es|en))*$/, 'must be es, en or es,en')
    .default('es,en')
    .transform((value) => value.split(',') as ('es' | 'en')[]),
  /** web: answers requests. worker: runs the jobs and prepares pictures. all: both. */
  API_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  /** run: migrates the database at its start. wait: waits for the command `migrate` of this version to do so. */
  MIGRATIONS: z.enum(['run', 'wait']).default('run'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(4000),
  API_SOCKET: z.string().optional(),
  /** Port of the office's endpoints. Without port and socket, this process serves none. */
  OFFICE_API_PORT: port.optional(),
  OFFICE_API_SOCKET: z.string().optional(),
  /** Address of the office for staff: in links of invitations, and for the origin of requests. */
  OFFICE_URL: origin.default('http://localhost:3001'),
  /** Version of this API in traces. */
  API_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'may have letters, digits and . + - _')
    .default('unknown'),
  DATABASE_URL: postgresUrl.optional(),
  /** The database itself, when DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** A replica for reads of the catalogue and of lists in the office. */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** The replica itself, when DATABASE_READ_URL is a pooler in transaction mode. */
  DATABASE_READ_DIRECT_URL: postgresUrl.optional(),
  /** Lag in ms from which the replica is not used. */
  REPLICA_MAX_LAG_MS: z.coerce.number().int().min(100).max(300_000).default(10_000),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: folder.default(path.join(ROOT, 'var/data')),
  STORAGE_DIR: folder.optional(),
  /** Bucket of the pictures. Without one they are in STORAGE_DIR. */
  STORAGE_URL: z
    .string()
    .refine((value) => readBucketAddress(value) !== null, 'must look like s3://bucket/prefix')
    .optional(),
  APP_SECRET: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  /** Comma-separated addresses or networks whose X-Forwarded-For is trusted. */
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** off: forms accept requests without bot check, for external tests. Logged at the start. */
  BOT_CHECK: z.enum(['on', 'off']).default('on'),
  /** Median lag of the event loop in ms from which the API refuses less important requests. 0: never. */
  SHED_EVENT_LOOP_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** Timeout for receiving a request. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(1000).max(120_000).default(15_000),
  /** Notice period at a stop. Default: none in demo, 3 s in production. */
  STOP_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  /** Maximum age of cached lists and products in ms. 0 disables the cache. */
  CATALOGUE_CACHE_MS: z.coerce.number().int().min(0).max(5000).default(5000),
  /** Caches in front of the shop, comma-separated: a process that runs jobs purges them when something changes. */
  PURGE_URLS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((url) => url.trim() || []))
    .pipe(z.array(origin)),
  /** Secret of the purges, which the caches know. */
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters without spaces')
    .optional(),
  /** on: a process of its own prepares missing pictures after the start. off: each is made at its first request. */
  WARM_PICTURES: z.enum(['on', 'off']).default('on'),
  GATEWAY_PORT: port.default(4100),
  WEBPAY_BASE_URL: httpUrl.optional(),
  WEBPAY_COMMERCE_CODE: z.string().default(INTEGRATION_COMMERCE_CODE),
  WEBPAY_API_KEY: z.string().default(INTEGRATION_API_KEY),
  /** API of the courier, its key, and the secret of its webhooks. Default in a demo: the sandbox. In production: none. */
  COURIER_URL: httpUrl.optional(),
  COURIER_API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  COURIER_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Sandbox of the tax office. Default: beside the card gateway's sandbox. */
  TAX_SANDBOX_URL: httpUrl.optional(),
  /** Addresses of the tax office, should they change: boletas, their uploads, and everything else. */
  TAX_BOLETA_URL: httpUrl.optional(),
  TAX_BOLETA_UPLOAD_URL: httpUrl.optional(),
  TAX_DOCUMENT_URL: httpUrl.optional(),
  /**
   * Highest used numbers of tax documents. Apart from the database, so that a restored backup gives no number twice.
   * Default: a folder of DATA_DIR.
   */
  TAX_MARKS_DIR: folder.optional(),
  /** Public key (PEM) with which the tax office signs files of numbers. Without it the signature is not checked. */
  TAX_OFFICE_KEY_FILE: folder.optional(),
  /** Minutes until an unpaid card order expires. The gateway's form times out after at most ten. */
  CARD_ORDER_EXPIRY_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
  /** Deadline of a request in ms. After it the API answers 503. */
  ANSWER_WITHIN_MS: z.coerce.number().int().min(1000).max(120_000).default(9000),
  /** Hours until a transfer order without proof expires. */
  TRANSFER_ORDER_EXPIRY_HOURS: z.coerce.number().int().min(1).max(720).default(48),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_DIR: folder.default(path.join(ROOT, 'var/mail')),
  MAIL_FROM: z.string().default('Casa Quillay <pedidos@casaquillay.example>'),
});

export type Config = z.output<typeof settings> & {
  STORAGE_DIR: string;
  /** Base URL of the card gateway. Default: the local sandbox. */
  WEBPAY_BASE_URL: string;
  TAX_SANDBOX_URL: string;
  TAX_MARKS_DIR: string;
  /** Signs cart ids and tokens. Stored in DATA_DIR when APP_SECRET is unset. */
  APP_SECRET: string;
  /** Time between the failure of `/readyz` and the refusal of new connections at a stop. */
  STOP_NOTICE_MS: number;
};

/** A setting is missing or invalid. The message names each variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Settings without a default in production. */
const REQUIRED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'APP_SECRET',
  'WEBPAY_BASE_URL',
  'WEBPAY_COMMERCE_CODE',
  'WEBPAY_API_KEY',
  // Without it, mails with password reset links would be written to a folder.
  'SMTP_URL',
] as const;

/**
 * Reads settings from the environment. An empty value counts as unset.
 * @throws ConfigError with all invalid variables
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong settings. ${lines.join('; ')}. See .env.example.`);
  }
  const config = result.data;
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => set[name] === undefined);
  if (config.SHOP_MODE === 'production' && missing.length > 0) {
    throw new ConfigError(`SHOP_MODE=production needs ${missing.join(', ')}. See .env.example.`);
  }
  if (config.DATABASE_DIRECT_URL && !config.DATABASE_URL)
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL, the pooler. See .env.example.');
  if (config.PURGE_URLS.length > 0 && !config.PURGE_TOKEN)
    throw new ConfigError('PURGE_URLS needs PURGE_TOKEN. See .env.example.');
  if (config.DATABASE_READ_DIRECT_URL && !config.DATABASE_READ_URL)
    throw new ConfigError('DATABASE_READ_DIRECT_URL needs DATABASE_READ_URL. See .env.example.');
  if (config.OFFICE_API_PORT === config.API_PORT)
    throw new ConfigError('OFFICE_API_PORT must differ from API_PORT. See .env.example.');
  const courier = courierOf(config);
  const hasOffice = config.OFFICE_API_PORT !== undefined || config.OFFICE_API_SOCKET !== undefined;
  // The office refuses writes from any other address, and its cookie is secure only with https.
  if (config.SHOP_MODE === 'production' && hasOffice && set.OFFICE_URL === undefined)
    throw new ConfigError('SHOP_MODE=production with an office needs OFFICE_URL. See .env.example.');
  return {
    ...config,
    STORAGE_DIR: config.STORAGE_DIR ?? path.join(config.DATA_DIR, 'storage'),
    // A different host name than the shop's, so that the sandbox is another site like the real gateway.
    WEBPAY_BASE_URL: config.WEBPAY_BASE_URL ?? `http://127.0.0.1:${config.GATEWAY_PORT}`,
    ...courier,
    TAX_SANDBOX_URL: config.TAX_SANDBOX_URL ?? `http://127.0.0.1:${config.GATEWAY_PORT}/tax-office`,
    TAX_MARKS_DIR: config.TAX_MARKS_DIR ?? path.join(config.DATA_DIR, 'tax-numbers'),
    APP_SECRET: config.APP_SECRET ?? ownSecret(config.DATA_DIR),
    STOP_NOTICE_MS: config.STOP_NOTICE_MS ?? (config.SHOP_MODE === 'production' ? 3_000 : 0),
  };
}

/**
 * Courier of a demo shop: the sandbox, whose credentials are public. Another courier needs all three settings, because a
 * webhook moves orders.
 */
const courierOf = (
  config: z.output<typeof settings>,
): Pick<Config, 'COURIER_URL' | 'COURIER_API_KEY' | 'COURIER_WEBHOOK_SECRET'> => {
  const { COURIER_URL, COURIER_API_KEY, COURIER_WEBHOOK_SECRET } = config;
  const count = [COURIER_URL, COURIER_API_KEY, COURIER_WEBHOOK_SECRET].filter(Boolean).length;
  if (count > 0 && count < 3)
    throw new ConfigError(
      'COURIER_URL, COURIER_API_KEY and COURIER_WEBHOOK_SECRET go together. See .env.example.',
    );
  if (count > 0 || config.SHOP_MODE === 'production')
    return { COURIER_URL, COURIER_API_KEY, COURIER_WEBHOOK_SECRET };
  return {
    COURIER_URL: `http://127.0.0.1:${config.GATEWAY_PORT}/courier`,
    COURIER_API_KEY: SANDBOX_COURIER_KEY,
    COURIER_WEBHOOK_SECRET: SANDBOX_COURIER_SECRET,
  };
};

/**
 * Secret of a demo shop: created at the first start and stored.
 * @throws ConfigError when the file has no whole secret: a full disk or a killed process left an empty one
 */
function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_LENGTH)
    throw new ConfigError(`${file} has no whole secret. Delete it: the next start creates another.`);
  return secret;
}
