import { openReleaseStore } from 'releases/release-store';
import { reportChecks } from '../deploy-check/check-deploy.ts';
import { fetchContracts } from '../deploy-check/released-contracts.ts';
import { changeWithoutBuild, publishBuild } from '../release/publish-build.ts';
import { readReleaseOptions } from '../release/release-options.ts';
import { openReleases, pullReleases } from '../workspace/releases.ts';
import type { Values } from './options.ts';
import { readRemoteId } from './remote-id.ts';
import { assertStore, openSigning, shopUrl } from './settings.ts';
import { type Expected, untilServed } from './until-served.ts';

/** Checks the build. @returns it, or null if it does not fit */
export const check = async (values: Values) => {
  const contracts = await fetchContracts(shopUrl(values), readRemoteId());
  const { checkRemote } = await import('./check.ts');
  const { build, lines } = await checkRemote(contracts);
  const { id, version } = build.record;
  return reportChecks(`${id} ${version}`, lines) ? build : null;
};

/** Prints how long the shop took to serve the release. @throws Error that says why it does not */
export const tellServed = async (values: Values, expected: Expected): Promise<void> => {
  const shop = shopUrl(values);
  const seconds = await untilServed(shop, expected);
  console.log(`${shop} serves ${expected.id} ${expected.version} after ${seconds.toFixed(1)} s`);
};

/** Builds, checks and releases, as an ordinary release, a canary or a preview. */
export const release = async (values: Values): Promise<void> => {
  const options = readReleaseOptions(values);
  const shop = shopUrl(values);
  if (!options.isDryRun) assertStore();
  const signing = options.isDryRun ? undefined : openSigning(values.key);
  const id = readRemoteId();
  const releases = openReleases(signing);
  // The link of a preview leads to the shop.
  process.env.PUBLIC_URL ??= shop;
  const changed = await changeWithoutBuild(releases, id, options);
  if (changed) return console.log(changed);
  const build = await check(values);
  if (!build || options.isDryRun) return;
  await pullReleases(releases, id);
  const local = openReleaseStore(releases.dir, signing);
  for (const line of await publishBuild(releases, local, build, options)) console.log(line);
  // Only browsers with the link get a preview.
  if (options.preview) return;
  const { version, canary } = (await releases.pointers()).remotes[id] ?? {};
  const isCanary = options.share !== undefined && options.share !== 100;
  await tellServed(values, { id, version: (isCanary ? canary?.version : version) ?? '', isCanary });
};
