/** Compares manifests with the schemas of Kubernetes and of the Prometheus operator. */
import type { Manifest } from './render.ts';

interface Model {
  prototype: { validate(this: object): void };
}

const packageOf = (apiVersion: string): string =>
  apiVersion.startsWith('monitoring.coreos.com/')
    ? '@kubernetes-models/prometheus-operator'
    : 'kubernetes-models';

/** Records the path of every field that a validator reads. */
const watch = <T extends object>(value: T, read: Set<string>, path = ''): T =>
  new Proxy(value, {
    get(target, key, receiver) {
      const child = Reflect.get(target, key, receiver) as unknown;
      if (typeof key !== 'string') return child;
      read.add(`${path}/${key}`);
      return typeof child === 'object' && child !== null ? watch(child, read, `${path}/${key}`) : child;
    },
  });

const unreadFields = (value: unknown, read: ReadonlySet<string>, path = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) =>
        read.has(`${path}/${key}`)
          ? unreadFields(child, read, `${path}/${key}`)
          : [`${path}/${key} is unknown`],
      );

/**
 * Faults of a manifest. The validators of kubernetes-models accept unknown fields, as the OpenAPI schema does. A
 * validator reads each field that its schema has, so a field that it never reads does not exist.
 */
export const faultsOf = async (manifest: Manifest): Promise<string[]> => {
  const { apiVersion, kind } = manifest;
  const module = (await import(`${packageOf(apiVersion)}/${apiVersion}/${kind}`)) as Record<string, Model>;
  const read = new Set<string>();
  try {
    module[kind]?.prototype.validate.call(watch(manifest, read));
  } catch (error) {
    return [(error as Error).message];
  }
  return unreadFields(manifest, read);
};
