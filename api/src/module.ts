import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import type { AnswerCache } from './plugins/answer-cache.ts';
import type { Jobs } from './queue/jobs.ts';

/** Everything that `buildApp` passes to a module. */
export interface AppDeps {
  config: Config;
  db: Db;
  /**
   * For reads that may be slightly stale, except for the client who wrote: a replica when DATABASE_READ_URL is set, else
   * the same as `db`.
   */
  readDb: Db;
  /** URL of `db`, for own connections (LISTEN, job queue). Unset: the app opens none. */
  databaseUrl?: string;
  /** Cached answers of lists, products and pages. The app drops those that a change of the catalogue touches. */
  answers: AnswerCache;
  /** The job queue. Its workers run no job before `start`. */
  jobs: Jobs;
}

/** Adds the routes of one noun to the app. */
export type Module = (app: FastifyInstance, deps: AppDeps) => void | Promise<void>;

/**
 * Everything that `buildOfficeApp` passes to a module. Without `answers`: the office caches no answers, and PostgreSQL
 * notifies the shop's processes of each change, so that they drop theirs.
 */
export type OfficeDeps = Omit<AppDeps, 'answers'>;

/** Adds the routes of one noun to the office's app. */
export type OfficeModule = (app: FastifyInstance, deps: OfficeDeps) => void | Promise<void>;
