import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { compileSpecification, readCompose, readFilled, readText, variablesOf } from './compose-file.ts';

const FILES = ['docker-compose.yml', 'docker-compose.scale.yml'];
/** Services with images of this workspace, which contain health check and user. */
const OURS = ['api', 'worker', 'migrate', 'shell', 'seed', 'office', 'pgbouncer', 'edge-1', 'edge-2'];
const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
  // PostgreSQL changes the owner of its data folder and then drops root.
  db: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
};

describe.each(FILES)('%s', (file) => {
  const compose = readCompose(file);
  const services = Object.entries(compose.services);

  it('matches the Compose Specification', () => {
    const fits = compileSpecification();
    expect(fits(readFilled(file)), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ services: { api: { imagee: 'x' } } })).toBe(false);
  });

  it('names only existing files, services, networks, volumes and configs', () => {
    const knows = (table: object, names: readonly string[]) => names.filter((name) => !(name in table));
    for (const [, service] of services) {
      expect(knows(compose.services, Object.keys(service.depends_on ?? {}))).toEqual([]);
      const { networks = [] } = service;
      expect(knows(compose.networks, Array.isArray(networks) ? networks : Object.keys(networks))).toEqual([]);
      expect(
        knows(
          compose.configs ?? {},
          (service.configs ?? []).map(({ source }) => source),
        ),
      ).toEqual([]);
      const { context = '', dockerfile = '' } = service.build ?? {};
      expect(existsSync(path.join(WORKSPACE, context, dockerfile)), dockerfile).toBe(true);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(path.join(WORKSPACE, source)), source).toBe(true);
        // `/folder` alone is a volume of the container.
        else if (!/^[$/]/.test(source)) expect(compose.volumes).toHaveProperty(source);
      }
    }
    for (const { file: source } of Object.values(compose.configs ?? {}))
      expect(existsSync(path.join(WORKSPACE, source)), source).toBe(true);
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

  it('has settings and variables that .env.example lists', () => {
    const known = readText('.env.example');
    for (const name of ['api', 'worker', 'shell', 'office'])
      for (const setting of Object.keys(compose.services[name]?.environment ?? {}))
        expect(known, setting).toMatch(new RegExp(`^${setting}=`, 'm'));
    for (const name of variablesOf(file)) expect(known, name).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

describe('docker-compose.yml', () => {
  const compose = readCompose('docker-compose.yml');

  it('runs two APIs and two shells', () => {
    for (const name of ['api', 'shell']) expect(compose.services[name]?.deploy?.replicas).toBe(2);
  });

  it('has a proxy that ends its requests before it is killed', () => {
    const seconds = (text: string, rule: RegExp) => Number(rule.exec(text)?.[1]);
    const limit = seconds(readText('lab/containers/haproxy/haproxy.cfg'), /^ {2}hard-stop-after (\d+)s$/m);
    expect(limit).toBeLessThan(seconds(compose.services.proxy?.stop_grace_period ?? '', /^(\d+)s$/));
  });

  it('publishes the port of PUBLIC_URL with the values of .env.example', () => {
    const example = Object.fromEntries(
      [...readText('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const fill = (text: string): string => {
      const filled = text.replaceAll(
        /\$\{(\w+):-([^${}]*)\}/g,
        (_, name, otherwise) => example[name] || otherwise,
      );
      return filled === text ? text : fill(filled);
    };
    const [published = ''] = compose.services.proxy?.ports ?? [];
    const [port] = fill(String(published)).split(':');
    for (const name of ['api', 'shell'])
      expect(fill(String(compose.services[name]?.environment?.PUBLIC_URL))).toBe(`http://localhost:${port}`);
  });

  it('has a proxy that uses the ports of the API and shell images', () => {
    const haproxy = readText('lab/containers/haproxy/haproxy.cfg');
    for (const [name, file] of [
      ['api', 'api/Dockerfile'],
      ['shell', 'shell/Dockerfile'],
    ] as const) {
      const port = /^EXPOSE (\d+)$/m.exec(readText(file))?.[1];
      const setting = name.toUpperCase();
      expect(haproxy).toContain(`"\${${setting}_HOST-${name}}:\${${setting}_PORT-${port}}"`);
    }
  });
});
