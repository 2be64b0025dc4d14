import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app.ts';
import { catalogueModule } from './catalogue/catalogue.routes.ts';
import { pagesModule } from './pages/pages.routes.ts';
import { regionsModule } from './regions/regions.routes.ts';

/** Adds the routes of one noun to the app. */
export type Module = (app: FastifyInstance, deps: AppDeps) => void | Promise<void>;

/** Every module of the API, one line each. */
export const modules: readonly Module[] = [catalogueModule, pagesModule, regionsModule];
