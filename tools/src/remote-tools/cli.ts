#!/usr/bin/env node
/**
 * `remote-tools`: the commands of a remote in a repository of its own (docs/guides/own-repository.md). They run in
 * its root folder.
 * - `build` builds `dist`, unless it is up to date
 * - `can-i-deploy` checks whether the build fits the shop of `--shop` or SHOP_URL
 * - `release` checks it, signs it and makes it current. Options: those of `pnpm release`
 * - `rollback` makes the previous release current again, or the named one
 * - `keys new <name>` makes a key of this team, `keys list` shows the keys
 */
import { parseArgs } from 'node:util';
import { openReleaseStore } from 'releases/release-store';
import { type CheckLine, describeChecks } from '../deploy-check/check-deploy.ts';
import { fetchContracts } from '../deploy-check/released-contracts.ts';
import { describeKeys, nextKeyId } from '../keys/edit-keys.ts';
import { DEFAULT_KEY_DAYS, daysOf, makeKey, readKeys } from '../keys/keys-file.ts';
import { openReleaseSigning } from '../keys/release-signing.ts';
import { changeWithoutBuild, publishBuild } from '../release/publish-build.ts';
import { RELEASE_OPTIONS, readReleaseOptions } from '../release/release-options.ts';
import { openReleases, pullReleases } from '../workspace/releases.ts';
import { readRemoteId } from './remote-id.ts';

const USAGE =
  'remote-tools build | can-i-deploy | release | rollback [version] | keys new <name> | keys list';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { shop: { type: 'string', default: process.env.SHOP_URL ?? '' }, ...RELEASE_OPTIONS },
});
const [command, first = '', second = ''] = positionals;

/** @throws Error without the http(s) URL of a shop */
const shopUrl = (): string => {
  if (/^https?:\/\//.test(values.shop) && URL.canParse(values.shop)) return values.shop;
  throw new Error('Which shop? Set SHOP_URL or --shop to its address, such as https://shop.example');
};

/**
 * Signs with the key of this team only: the shops would refuse a development key of this repository.
 * @throws Error without a key
 */
const openSigning = () => {
  const { RELEASE_KEY, RELEASE_KEY_FILE } = process.env;
  if (values.key || RELEASE_KEY || RELEASE_KEY_FILE) return openReleaseSigning(values.key);
  throw new Error(
    'Which key signs? Set RELEASE_KEY_FILE or RELEASE_KEY. To make one: remote-tools keys new <name>',
  );
};

/** Prints the checks. Sets the exit code if one failed. @returns whether all passed */
const reportChecks = (title: string, lines: readonly CheckLine[]): boolean => {
  console.log(describeChecks(title, lines));
  const isFit = lines.every(({ kind }) => kind !== 'failed');
  if (!isFit) process.exitCode = 1;
  return isFit;
};

/** Checks the build. @returns it, or null if it does not fit */
const check = async () => {
  const contracts = await fetchContracts(shopUrl());
  const { buildRemote, checkRemote } = await import('./check.ts');
  const build = await buildRemote();
  const { id, version } = build.record;
  return reportChecks(`${id} ${version}`, await checkRemote(build, contracts)) ? build : null;
};

const release = async (): Promise<void> => {
  const options = readReleaseOptions(values);
  const signing = options.isDryRun ? undefined : openSigning();
  const id = readRemoteId();
  const releases = openReleases(signing);
  // The link of a preview leads to the shop.
  process.env.PUBLIC_URL ??= values.shop;
  const changed = await changeWithoutBuild(releases, id, options);
  if (changed) {
    console.log(changed);
    return;
  }
  const build = await check();
  if (!build || options.isDryRun) return;
  await pullReleases(releases, id);
  const local = openReleaseStore(releases.dir, signing);
  for (const line of await publishBuild(releases, local, build, options)) console.log(line);
};

const keys = (): void => {
  const known = readKeys();
  if (first === 'list') {
    console.log(describeKeys(known, new Date()) || 'There is no key yet');
    return;
  }
  const remote = readRemoteId();
  const id = nextKeyId(known, second);
  makeKey(known, id, [remote], daysOf(values.days ?? DEFAULT_KEY_DAYS));
  console.log(`Public key: ${id} in releases.keys.json. Give this file to the shop: pnpm keys add <file>`);
};

const COMMANDS: Readonly<Record<string, () => void | Promise<void>>> = {
  async build() {
    const { buildRemote } = await import('./check.ts');
    await buildRemote();
  },
  async 'can-i-deploy'() {
    await check();
  },
  release,
  async rollback() {
    const id = readRemoteId();
    const version = await openReleases(openSigning()).rollback(id, first || undefined);
    console.log(`${id} ${version} is current`);
  },
  keys,
};

try {
  const run = COMMANDS[command ?? ''];
  const isKeysUsed = first === 'list' || (first === 'new' && second !== '');
  if (!run || (command === 'keys' && !isKeysUsed)) throw new Error(USAGE);
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
