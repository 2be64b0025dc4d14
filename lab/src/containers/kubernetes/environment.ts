/** The environment of a container as Kubernetes would make it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import type { Manifest } from './render.ts';
import { ofKind, type Workload } from './workloads.ts';

/** Secrets that the guide creates, with values of their form. */
export const SECRETS: Readonly<Record<string, Record<string, string>>> = {
  'shop-database': { password: '5f2d' },
  'shop-api': {
    APP_SECRET: 'x'.repeat(48),
    SMTP_URL: 'smtps://shop:pass@mail.example:465',
    WEBPAY_COMMERCE_CODE: '597000000000',
    WEBPAY_API_KEY: 'x'.repeat(64),
  },
  'api-bucket': { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' },
  'shell-bucket': { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' },
  'office-bucket': { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' },
  'shop-metrics': { token: 'x'.repeat(32) },
  'shop-purge': { token: 'x'.repeat(32) },
  'pgbouncer-users': { 'userlist.txt': '"shop" "5f2d"' },
};

const secret = (name: string): Record<string, string> => {
  const found = SECRETS[name];
  if (!found) throw new Error(`The guide creates no secret ${name}`);
  return found;
};

const pick = (values: Record<string, string>, key: string, from: string): string => {
  const value = values[key];
  if (value === undefined) throw new Error(`${from} has no ${key}`);
  return value;
};

/** ENV of the last stage of a Dockerfile. */
export const imageEnvironment = (dockerfile: string): Record<string, string> => {
  const text = readFileSync(path.join(WORKSPACE, dockerfile), 'utf8');
  const line = /^ENV (.*)$/m.exec(text)?.[1] ?? '';
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
};

/** Variables of the manifests, references to others replaced. @throws Error for an unknown map, secret or key */
export const environmentOf = (manifests: readonly Manifest[], { pod }: Workload): Record<string, string> => {
  const [container] = pod.containers;
  const map = (name: string): Record<string, string> => {
    const found = ofKind(manifests, 'ConfigMap').find((one) => one.metadata.name === name);
    if (!found?.data) throw new Error(`There is no ConfigMap ${name}`);
    return found.data;
  };
  const env: Record<string, string> = {};
  for (const { configMapRef, secretRef } of container.envFrom ?? [])
    Object.assign(env, configMapRef ? map(configMapRef.name) : secret(secretRef?.name ?? ''));
  for (const { name, value, valueFrom } of container.env ?? []) {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {};
    if (secretKeyRef) env[name] = pick(secret(secretKeyRef.name), secretKeyRef.key, secretKeyRef.name);
    else if (configMapKeyRef)
      env[name] = pick(map(configMapKeyRef.name), configMapKeyRef.key, configMapKeyRef.name);
    else env[name] = (value ?? '').replaceAll(/\$\((\w+)\)/g, (_, other: string) => pick(env, other, name));
  }
  return env;
};

/** Names in `$(NAME)`: variables that only other variables use. */
export const referredNames = ({ pod }: Workload): string[] =>
  (pod.containers[0].env ?? []).flatMap(({ value = '' }) =>
    [...value.matchAll(/\$\((\w+)\)/g)].map(([, name]) => name as string),
  );
