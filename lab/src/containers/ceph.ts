/**
 * Ceph's S3 gateway from Debian's packages: a monitor, a storage daemon that keeps everything in memory, and the
 * gateway. Nothing is installed, and all data are in a temporary folder.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { runToEnd } from 'tools/process/run';
import { isServed } from 'tools/shop/is-served';
import { WORKSPACE } from 'tools/workspace/remote-folder';

const ROOT = path.join(WORKSPACE, 'var/debian/ceph');
/** Marker file. It is written after all packages are unpacked. */
const UNPACKED = 'packages.txt';
const APT = '/usr/bin/apt-get';
const PYTHON = '/usr/bin/python3';
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
/** Dependencies for disks and users, which a storage in memory does not need. */
const NOT_NEEDED =
  /^(cryptsetup|dmeventd|dmidecode|gdisk|hdparm|logrotate|lvm2|nvme|parted|smartmon|sudo|xfs)/;
const READY_MS = 60_000;
const KEY = 'shop-test';

export type Ceph =
  | { kind: 'none'; reason: string }
  | {
      kind: 'ready';
      /** Settings of the SDK. */
      env: Record<string, string>;
      stop(): Promise<void>;
    };

/** Unpacks the packages and their libraries. Returns the reason if that is not possible here. */
const unpack = async (): Promise<string | null> => {
  if (existsSync(path.join(ROOT, UNPACKED))) return null;
  if (!existsSync(APT)) return 'this system has no Debian packages';
  mkdirSync(ROOT, { recursive: true });
  const plan = await runToEnd(APT, ['install', '-s', '--no-install-recommends', ...PACKAGES]);
  const names = [...plan.output.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
  const wanted = names.filter((name) => !NOT_NEEDED.test(name));
  const download = await runToEnd(APT, ['download', '-qq', ...wanted], { cwd: ROOT });
  if (names.length === 0 || download.code !== 0) return `apt-get has no Ceph: ${download.output.slice(-200)}`;
  for (const archive of globSync('*.deb', { cwd: ROOT })) {
    const { code, output } = await runToEnd('/usr/bin/dpkg-deb', ['-x', archive, '.'], { cwd: ROOT });
    if (code !== 0) throw new Error(`dpkg-deb could not unpack ${archive}: ${output}`);
  }
  writeFileSync(path.join(ROOT, UNPACKED), names.join('\n'));
  return null;
};

/** Folder of the libraries, such as `usr/lib/x86_64-linux-gnu`. Its name depends on the processor. */
const libraries = (): string =>
  path.join(ROOT, 'usr/lib', globSync('*-linux-gnu', { cwd: path.join(ROOT, 'usr/lib') })[0] ?? '');

const configOf = (folder: string, id: string, monitor: number): string => `[global]
fsid = ${id}
mon_host = [v1:127.0.0.1:${monitor}]
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
plugin_dir = ${libraries()}/ceph
erasure_code_dir = ${libraries()}/ceph/erasure-code
osd_class_dir = ${libraries()}/rados-classes
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
log_file = ${folder}/$name.log
mon_data = ${folder}/mon
osd_data = ${folder}/osd
osd_objectstore = memstore
keyring = /dev/null
`;

const startDaemons = async (folder: string): Promise<{ port: number; stop(): Promise<void> }> => {
  const bin = path.join(ROOT, 'usr/bin');
  const id = randomUUID();
  const monitor = await freePort();
  const config = path.join(folder, 'ceph.conf');
  writeFileSync(config, configOf(folder, id, monitor));
  for (const part of ['mon', 'osd']) mkdirSync(path.join(folder, part));
  const env = {
    ...process.env,
    CEPH_CONF: config,
    PYTHONPATH: path.join(ROOT, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: globSync('{usr/,}lib/*-linux-gnu{/ceph,}', { cwd: ROOT })
      .map((one) => path.join(ROOT, one))
      .join(':'),
  };
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const { code, output } = await runToEnd(program, args, { env });
    if (code !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')}: ${output}`);
  };
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): void => {
    children.push(spawn(path.join(bin, program), ['-f', ...args], { env, stdio: 'ignore' }));
  };
  const stop = async (): Promise<void> => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const map = path.join(folder, 'monmap');
    const address = `[v1:127.0.0.1:${monitor}]`;
    await run(path.join(bin, 'monmaptool'), '--create', '--fsid', id, '--addv', 'a', address, map);
    await run(path.join(bin, 'ceph-mon'), '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    const storage = randomUUID();
    await run(PYTHON, path.join(bin, 'ceph'), '--connect-timeout', '60', 'osd', 'new', storage);
    await run(path.join(bin, 'ceph-osd'), '-i', '0', '--mkfs', '--osd-uuid', storage);
    start('ceph-osd', '-i', '0');
    const user = ['user', 'create', `--uid=${KEY}`, `--display-name=${KEY}`];
    await run(path.join(bin, 'radosgw-admin'), ...user, `--access-key=${KEY}`, `--secret-key=${KEY}`);
    const port = await freePort();
    start('radosgw', '-n', 'client.rgw', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`);
    if (await isServed(`http://127.0.0.1:${port}/`, READY_MS)) return { port, stop };
    throw new Error(`The gateway did not start: ${readdirSync(folder)}`);
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Starts Ceph with an empty store. Takes about 15 s. The first call downloads the packages and takes a minute. */
export const startCeph = async (): Promise<Ceph> => {
  const reason = await unpack();
  if (reason) return { kind: 'none', reason };
  const { port, stop } = await startDaemons(mkdtempSync(path.join(tmpdir(), 'ceph-')));
  return {
    kind: 'ready',
    stop,
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
      S3_PATH_STYLE: 'on',
    },
  };
};
