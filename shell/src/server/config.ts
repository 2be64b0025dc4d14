/** Settings of the shell's server, validated at start. Names and defaults are in `.env.example`. */
import path from 'node:path';
import { developmentKeyFile } from 'releases/signing/development-key';
import { readTraceSettings } from 'tracing/trace-settings';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const root = path.resolve(import.meta.dirname, '../../..');
const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => path.resolve(root, value));
/** Setting with several values, separated by commas. */
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
    .readonly();
const origins = listOf(z.url());
/** Addresses or networks (`10.0.0.0/8`). A hop count or `true` would trust any client. */
const addresses = listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]));

const settings = z.object({
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(3000),
  /**
   * Address to listen on. The default depends on SHOP_MODE: a demo listens only on this machine, because
   * /dev/mail shows every mail.
   */
  HOST: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  API_URL: z.url().optional(),
  API_PORT: port.default(4000),
  GATEWAY_PORT: port.default(4100),
  RELEASES_DIR: folder('releases'),
  /** Bucket of releases: `s3://bucket/prefix`. RELEASES_DIR is then its local copy. */
  RELEASES_URL: z
    .string()
    .regex(/^(?:s3:\/\/.+)?$/, 'looks like s3://bucket/prefix')
    .default(''),
  /** File with the public keys that verify signatures of releases. */
  RELEASE_KEYS: folder('releases.keys.json'),
  /** Accepted pointers, so that a restarted shell refuses an older one. */
  RELEASE_STATE_FILE: folder('var/release-state.json'),
  /** Folder with the development key of a demo shop. */
  KEYS_DIR: folder('var/keys'),
  SHELL_DIST: folder('shell/dist'),
  LOCALES: z
    .string()
    .default('es,en')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['es', 'en'])).min(1))
    .readonly(),
  LOCALE_COOKIE_DAYS: z.coerce.number().int().min(1).max(400).default(7),
  /** Origins that payment forms may be submitted to, besides the shop's own. */
  PAYMENT_ORIGINS: origins,
  WEBPAY_BASE_URL: z.union([z.literal(''), z.url()]).default(''),
  LIVE_URL: z.union([z.literal(''), z.url()]).default(''),
  RENDER_DEADLINE_MS: z.coerce.number().int().min(200).max(60_000).default(800),
  PROXY_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
  /** Time between the failure of /readyz and the refusal of new connections. Default: 0 in demo, 3 s in production. */
  STOP_NOTICE_MS: z.preprocess(
    (text) => (text === '' ? undefined : text),
    z.coerce.number().int().min(0).max(60_000).optional(),
  ),
  SENTRY_DSN: z.union([z.literal(''), z.url()]).default(''),
  /** Container id of Google Tag Manager, whose script loads only after consent. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^(?:GTM-[A-Z0-9]{4,12})?$/, 'looks like GTM-ABC1234')
    .default(''),
  /** Demo: token of the receiver at /dev/traces. `pnpm start` sets it. */
  TRACE_RECEIVER_TOKEN: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Trusted proxies: addresses and networks whose `X-Forwarded-*` headers are used. */
  TRUST_PROXY: addresses,
  /** A shared cache with purges by tag is in front of the shells (docs/operations/caches.md#a-shared-cache). */
  SHARED_CACHE: z.enum(['on', 'off']).default('off'),
  COMPRESSION_DICTIONARIES: z.enum(['on', 'off']).default('on'),
  /** Tools for assistants, in pages and at /mcp. Default: on in demo, off in production. */
  ASSISTANT_TOOLS: z.enum(['', 'on', 'off']).default(''),
  /** Token of Chromium's origin trial for tools in pages. Empty: none is sent. */
  WEBMCP_TRIAL_TOKEN: z
    .string()
    .regex(/^[\w+/=-]*$/, 'is base64')
    .default(''),
  /** Shortest time of a canary at each of its steps. */
  CANARY_STEP_MINUTES: z.coerce.number().min(0).max(10_080).default(10),
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(16)]).default(''),
  /**
   * Origins allowed for overrides in addition to the rule of SHOP_MODE (overrides/rights.ts). The shop's own origin
   * allows stubs and released versions. Any other origin allows remotes to be loaded from it.
   */
  ALLOW_OVERRIDES: origins,
  QA: z
    .enum(['', '0', '1'])
    .default('')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const schema = settings.refine(({ QA, SHOP_MODE }) => !QA || SHOP_MODE === 'demo', {
  path: ['QA'],
  message: 'stub remotes are never for shoppers: only with SHOP_MODE=demo',
});

/** Reads the environment. @throws Error that names every invalid setting */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that do not fit (see .env.example):\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const gateway = new URL(value.WEBPAY_BASE_URL || `http://127.0.0.1:${value.GATEWAY_PORT}`).origin;
  return {
    mode: value.SHOP_MODE,
    port: value.PORT,
    host: value.HOST || (value.SHOP_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    /** Public URL of the shop without a final slash. */
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    apiUrl: (value.API_URL ?? `http://127.0.0.1:${value.API_PORT}`).replace(/\/$/, ''),
    releasesDir: value.RELEASES_DIR,
    releasesUrl: value.RELEASES_URL,
    releaseKeysFile: value.RELEASE_KEYS,
    /** Public development key. Null in production, which refuses it. */
    developmentKeyFile: value.SHOP_MODE === 'demo' ? developmentKeyFile(value.KEYS_DIR) : null,
    releaseStateFile: value.RELEASE_STATE_FILE,
    shellDist: value.SHELL_DIST,
    locales: value.LOCALES,
    localeCookieSeconds: value.LOCALE_COOKIE_DAYS * 86_400,
    paymentOrigins: value.PAYMENT_ORIGINS.length ? value.PAYMENT_ORIGINS : [gateway],
    /** URL where `pnpm dev` serves the remotes being edited; empty otherwise. */
    liveUrl: value.SHOP_MODE === 'demo' ? value.LIVE_URL : '',
    /** If the remote has not rendered after this time, the page is sent with an empty slot, ms. */
    renderDeadlineMs: value.RENDER_DEADLINE_MS,
    /** If the API has not begun its response after this time, the shell answers 504, ms. */
    proxyTimeoutMs: value.PROXY_TIMEOUT_MS,
    stopNoticeMs: value.STOP_NOTICE_MS ?? (value.SHOP_MODE === 'production' ? 3_000 : 0),
    sentryDsn: value.SENTRY_DSN,
    tagManagerId: value.TAG_MANAGER_ID,
    trustProxy: value.TRUST_PROXY,
    sharedCache: value.SHARED_CACHE === 'on',
    /** Whether returning browsers load deltas of scripts and style sheets (releases/deltas.ts). */
    compressionDictionaries: value.COMPRESSION_DICTIONARIES === 'on',
    webMcpTrialToken: value.WEBMCP_TRIAL_TOKEN,
    assistantTools: (value.ASSISTANT_TOOLS || (value.SHOP_MODE === 'demo' ? 'on' : 'off')) === 'on',
    canaryStepMs: value.CANARY_STEP_MINUTES * 60_000,
    /** Bearer token of /metrics. If empty, /metrics is open in demo and closed in production. */
    metricsToken: value.METRICS_TOKEN,
    allowOverrides: value.ALLOW_OVERRIDES.map((address) => new URL(address).origin),
    /** QA mode: stub remotes by default, a stubbed API and the QA panel. */
    qa: value.QA,
    logLevel: value.LOG_LEVEL,
    trace: readTraceSettings(env),
    traceReceiverToken: value.SHOP_MODE === 'demo' ? value.TRACE_RECEIVER_TOKEN : '',
  };
};

export type ShellConfig = Readonly<ReturnType<typeof readConfig>>;

/** Whether a configured feature needs the consent of shoppers. */
export const needsConsent = ({ tagManagerId, sentryDsn, trace }: ShellConfig): boolean =>
  tagManagerId !== '' || sentryDsn !== '' || trace.browsers;
