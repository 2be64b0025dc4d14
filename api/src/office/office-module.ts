import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../module.ts';

/**
 * Everything that `buildOfficeApp` passes to a module. The shop's caches hear of changes from PostgreSQL, as in other
 * processes.
 */
export type OfficeDeps = Omit<AppDeps, 'answers'>;

/** Adds the routes of one noun to the office's app. */
export type OfficeModule = (app: FastifyInstance, deps: OfficeDeps) => void | Promise<void>;
