/** Settings of the shell's server, checked at start. Names and defaults stand in `.env.example`. */
import path from 'node:path';
import { z } from 'zod';
import { RENDER_DEADLINE_MS } from './render/render-pool.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const root = path.resolve(import.meta.dirname, '../../..');
const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => path.resolve(root, value));
const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url()));

/** Addresses or networks (`10.0.0.0/8`). A hop count or `true` would believe anybody. */
const addresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

const settings = z.object({
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(3000),
  /** Default by SHOP_MODE: a demo shows every mail at /dev/mail, so that it listens to this machine only. */
  HOST: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  API_URL: z.url().optional(),
  API_PORT: port.default(4000),
  GATEWAY_PORT: port.default(4100),
  RELEASES_DIR: folder('releases'),
  SHELL_DIST: folder('shell/dist'),
  LOCALES: z
    .string()
    .default('es,en')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['es', 'en'])).min(1)),
  LOCALE_COOKIE_DAYS: z.coerce.number().int().min(1).max(400).default(7),
  /** Origins that the payment form may be sent to, besides our own. */
  PAYMENT_ORIGINS: origins,
  WEBPAY_BASE_URL: z.union([z.literal(''), z.url()]).default(''),
  LIVE_URL: z.union([z.literal(''), z.url()]).default(''),
  RENDER_DEADLINE_MS: z.coerce.number().int().min(200).max(60_000).default(RENDER_DEADLINE_MS),
  PROXY_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
  /** Default: none in demo, 3 s in production. */
  STOP_NOTICE_MS: z.preprocess(
    (text) => (text === '' ? undefined : text),
    z.coerce.number().int().min(0).max(60_000).optional(),
  ),
  SENTRY_DSN: z.union([z.literal(''), z.url()]).default(''),
  /** Google Tag Manager's container; its script is loaded after consent only. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^(?:GTM-[A-Z0-9]{4,12})?$/, 'looks like GTM-ABC1234')
    .default(''),
  /** Who stands in front: `X-Forwarded-*` counts from these addresses and networks only. */
  TRUST_PROXY: addresses,
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Who may replace a remote by the address (override-rights.ts). */
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

export interface ShellConfig {
  mode: 'demo' | 'production';
  port: number;
  host: string;
  /** Outside address without a final slash. */
  publicUrl: string;
  apiUrl: string;
  releasesDir: string;
  shellDist: string;
  locales: readonly ('es' | 'en')[];
  localeCookieSeconds: number;
  paymentOrigins: readonly string[];
  /** Where `pnpm dev` serves remotes under edit; empty otherwise. */
  liveUrl: string;
  /** A page goes out without its slot when the remote has not rendered by then, ms. */
  renderDeadlineMs: number;
  /** The shell answers 504 when the API has not begun its response by then, ms. */
  proxyTimeoutMs: number;
  /** At a stop /readyz is off for so long before new connections are refused, ms. */
  stopNoticeMs: number;
  sentryDsn: string;
  /** Google Tag Manager's container, empty: none. */
  tagManagerId: string;
  /** Addresses and networks whose `X-Forwarded-*` counts; empty: nobody's. */
  trustProxy: readonly string[];
  /** Bearer that /metrics wants; empty: open in demo, closed in production. */
  metricsToken: string;
  /**
   * Origins besides the mode's own rule: the shop's own for stubs and released versions, others to load remotes from.
   */
  allowOverrides: readonly string[];
  /** Stub remotes unless the address says otherwise, a stubbed API, and the panel. */
  qa: boolean;
  logLevel: string;
}

/** Reads the environment; throws one Error that names every setting that does not fit. */
export const readConfig = (env: Record<string, string | undefined> = process.env): ShellConfig => {
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
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    apiUrl: (value.API_URL ?? `http://127.0.0.1:${value.API_PORT}`).replace(/\/$/, ''),
    releasesDir: value.RELEASES_DIR,
    shellDist: value.SHELL_DIST,
    locales: value.LOCALES,
    localeCookieSeconds: value.LOCALE_COOKIE_DAYS * 86_400,
    paymentOrigins: value.PAYMENT_ORIGINS.length ? value.PAYMENT_ORIGINS : [gateway],
    liveUrl: value.SHOP_MODE === 'demo' ? value.LIVE_URL : '',
    renderDeadlineMs: value.RENDER_DEADLINE_MS,
    proxyTimeoutMs: value.PROXY_TIMEOUT_MS,
    stopNoticeMs: value.STOP_NOTICE_MS ?? (value.SHOP_MODE === 'production' ? 3_000 : 0),
    sentryDsn: value.SENTRY_DSN,
    tagManagerId: value.TAG_MANAGER_ID,
    trustProxy: value.TRUST_PROXY,
    metricsToken: value.METRICS_TOKEN,
    allowOverrides: value.ALLOW_OVERRIDES.map((address) => new URL(address).origin),
    qa: value.QA,
    logLevel: value.LOG_LEVEL,
  };
};
