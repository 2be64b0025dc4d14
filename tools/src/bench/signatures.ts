/**
 * `pnpm bench signatures [--write]`: processor time of a shell's start for the signatures of its releases. Each round
 * is a new process, so that it includes the compilation of the code. Run `pnpm start` first, which releases.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { openRemoteRegistry } from 'releases/remote-registry';
import { developmentKeyFile } from 'releases/signing/development-key';
import { openPointerMemory, type PointerMemory } from 'releases/signing/pointer-memory';
import { readSignedManifest } from 'releases/signing/signed-release';
import { openTrust, type Trust } from 'releases/signing/trust';
import { keysDir, releaseKeysFile } from '../keys/release-signing.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { writeTable } from './write-table.ts';

const ROUNDS = 9;
const releasesDir = path.resolve(WORKSPACE, process.env.RELEASES_DIR || 'releases');

/** Processor time of a step, ms. */
const cost = (step: () => void): number => {
  const before = process.cpuUsage();
  step();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const STEPS = [
  'read and parse the keys',
  'verify the pointers and manifests of all remotes',
  'read and write the accepted sequences',
  'open the registry: the steps above, and the hashes of all files that the server runs or inlines',
] as const;

/** @returns processor time of each step, ms @throws Error if a release is refused */
const runSteps = (folder: string): number[] => {
  const { remotes } = openReleaseStore(releasesDir).read();
  const pointers = Object.entries(remotes);
  let trust: Trust | undefined;
  let memory: PointerMemory | undefined;
  const openKeys = (): Trust => {
    trust = openTrust({ keysFile: releaseKeysFile(), developmentKeyFile: developmentKeyFile(keysDir()) });
    return trust;
  };
  return [
    cost(openKeys),
    cost(() => {
      for (const [id, pointer] of pointers) {
        trust?.checkPointer(id, pointer);
        trust?.checkRelease(
          id,
          pointer.version,
          readSignedManifest(path.join(releasesDir, id, pointer.version)),
        );
      }
    }),
    cost(() => {
      memory = openPointerMemory(path.join(folder, 'state.json'), releasesDir);
      for (const [id, { sequence = 0 }] of pointers) memory.accept(id, sequence);
      memory.save();
    }),
    cost(() => {
      const again = openPointerMemory(path.join(folder, 'registry.json'), releasesDir);
      const log = { info: () => {}, warn: () => {} };
      const registry = openRemoteRegistry(releasesDir, log, { trust: openKeys(), memory: again });
      registry.stop();
      if (registry.current().size < pointers.length) throw new Error('A release was refused. Run pnpm start');
    }),
  ];
};

const runOnce = (): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-signatures-'));
  try {
    console.log(JSON.stringify(runSteps(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const runRounds = (): void => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, '--once'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as number[];
  });
  const rows = STEPS.map((title, step) => {
    const times = rounds.map((round) => round[step] ?? 0).sort((a, b) => a - b);
    const [low, middle, high] = [times[0], times[ROUNDS >> 1], times.at(-1)].map((ms = 0) => ms.toFixed(1));
    return `| ${title} | ${middle} ms | ${low}–${high} ms |`;
  });
  const table = ['| step | median | range |', '| --- | --- | --- |', ...rows].join('\n');
  console.log(table);
  if (process.argv.includes('--write'))
    writeTable('signatures', `Processor time of ${ROUNDS} new processes.\n\n${table}`);
};

if (process.argv.includes('--once')) runOnce();
else runRounds();
