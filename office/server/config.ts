/** Settings of the office's server, validated at start. Names and defaults are in `.env.example`. */
import path from 'node:path';
import { developmentKeyFile } from 'releases/signing/development-key';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const root = path.resolve(import.meta.dirname, '../..');
const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => path.resolve(root, value));

const schema = z.object({
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  OFFICE_PORT: port.optional(),
  /** Address to listen on. A demo listens only on this machine. */
  HOST: z.string().optional(),
  OFFICE_URL: z.url().optional(),
  OFFICE_API_URL: z.url().optional(),
  OFFICE_API_PORT: port.optional(),
  OFFICE_API_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(65_000),
  RELEASES_DIR: folder('releases'),
  RELEASES_URL: z
    .string()
    .regex(/^s3:\/\/.+$/, 'looks like s3://bucket/prefix')
    .default(''),
  RELEASE_KEYS: folder('releases.keys.json'),
  OFFICE_RELEASE_STATE_FILE: folder('var/office-release-state.json'),
  KEYS_DIR: folder('var/keys'),
  /** Trusted proxies: addresses and networks, separated by commas. */
  TRUST_PROXY: z.string().default(''),
  /** Time between /readyz failing and the refusal of new connections. */
  STOP_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const DEFAULT_PORT = 3001;
const DEFAULT_API_PORT = 4001;
const PRODUCTION_NOTICE_MS = 3_000;

/** Reads the environment. An empty setting counts as missing. @throws Error that names every invalid setting */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, text]) => text !== '')));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that do not fit (see .env.example):\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const isDemo = value.SHOP_MODE === 'demo';
  const ownPort = value.OFFICE_PORT ?? DEFAULT_PORT;
  const apiUrl = value.OFFICE_API_URL ?? `http://127.0.0.1:${value.OFFICE_API_PORT ?? DEFAULT_API_PORT}`;
  return {
    mode: value.SHOP_MODE,
    port: ownPort,
    host: value.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    /** Address of the office for staff, without a final slash. */
    officeUrl: (value.OFFICE_URL ?? `http://localhost:${ownPort}`).replace(/\/$/, ''),
    /** Office listener of the API. */
    apiUrl: apiUrl.replace(/\/$/, ''),
    /** If the API has not begun its response after this time, the server answers 504, ms. */
    apiTimeoutMs: value.OFFICE_API_TIMEOUT_MS,
    releasesDir: value.RELEASES_DIR,
    /** Bucket of which `releasesDir` is the local copy; empty for none. */
    releasesUrl: value.RELEASES_URL,
    releaseKeysFile: value.RELEASE_KEYS,
    /** Public development key. Null in production, which refuses it. */
    developmentKeyFile: isDemo ? developmentKeyFile(value.KEYS_DIR) : null,
    releaseStateFile: value.OFFICE_RELEASE_STATE_FILE,
    trustProxy: value.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    stopNoticeMs: value.STOP_NOTICE_MS ?? (isDemo ? 0 : PRODUCTION_NOTICE_MS),
    logLevel: value.LOG_LEVEL,
  };
};
export type OfficeConfig = ReturnType<typeof readConfig>;
