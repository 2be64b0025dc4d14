import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../module.ts';

/**
 * Everything that `buildOfficeApp` passes to a module. Without `answers`: the office caches no answers, and PostgreSQL
 * notifies the shop's processes of each change, so that they drop theirs.
 */
export type OfficeDeps = Omit<AppDeps, 'answers'>;

/** Adds the routes of one noun to the office's app. */
export type OfficeModule = (app: FastifyInstance, deps: OfficeDeps) => void | Promise<void>;
