/** The commands of `remote-tools`, with their help. */
import { parseArgs } from 'node:util';
import { runKeys } from '../keys/run-keys.ts';
import { listReleases } from '../release/list-releases.ts';
import { rollBack } from '../release/roll-back.ts';
import { openReleases } from '../workspace/releases.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { OPTIONS, type Values } from './options.ts';
import { readRemoteId } from './remote-id.ts';
import { check, release, tellServed } from './run-release.ts';
import { assertStore, openSigning, shopUrl } from './settings.ts';
import { DEFAULT_STORE_PORT, openStore, portOf } from './store.ts';
import { updatePackages } from './update-packages.ts';

interface Command {
  /** Words after the name of the command. */
  usage: string;
  /** Sentences of `--help`. */
  help: string;
  run(words: string[], values: Values): void | Promise<void>;
}

const RELEASE_HELP = `It builds and checks as can-i-deploy does, signs, uploads, moves the pointer, and asks the shop until it serves the
release. Settings: SHOP_URL, RELEASES_URL, RELEASE_KEY_FILE or RELEASE_KEY.`;

const devPort = ({ port = process.env.STANDALONE_PORT || '3100' }: Values): number => portOf(port);

const IN_SHOP = `The shop must allow it: a shop on this machine with SHOP_MODE=demo does, another one names http://localhost:3100
in ALLOW_OVERRIDES.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  build: {
    usage: '[--shop <url>]',
    help: 'Builds dist, unless it is up to date. Warns of React and other shared packages that do not fit the shell.',
    async run(_, { shop = process.env.SHOP_URL }) {
      const { buildRemote } = await import('./check.ts');
      const { record } = await buildRemote();
      await (await import('./shared-fit.ts')).warnOfMisfits(record, shop);
    },
  },
  dev: {
    usage: '[--shop <url>] [--port 3100]',
    help: `Serves the remote alone, with a stub host, a stub API and hot reload. A changed component, style or text keeps the
state of the page. The panel of the page chooses session, cart and scenario.
With --shop it is a part of that running shop instead, for each browser with the printed link. ${IN_SHOP}`,
    async run(_, values) {
      const at = { dir: WORKSPACE, id: readRemoteId(), port: devPort(values) };
      if (values.shop !== undefined) {
        const { developInShop } = await import('../live/serve-to-shop.ts');
        return developInShop({ ...at, shop: shopUrl(values) });
      }
      // The configuration of webpack reads the mode when it is loaded.
      process.env.NODE_ENV = 'development';
      const { serveStandalone } = await import('../standalone/serve-standalone.ts');
      await serveStandalone(at);
    },
  },
  serve: {
    usage: '[--shop <url>] [--port 3100]',
    help: `Builds the remote as for a release, and makes it a part of the running shop, for each browser with the printed link.
${IN_SHOP}`,
    async run(_, values) {
      const at = { dir: WORKSPACE, id: readRemoteId(), port: devPort(values), shop: shopUrl(values) };
      const { buildRemote } = await import('./check.ts');
      await buildRemote();
      const { serveToShop } = await import('../live/serve-to-shop.ts');
      await serveToShop(at);
    },
  },
  'can-i-deploy': {
    usage: '[--shop <url>]',
    help: 'Checks whether the build fits the shop of --shop or SHOP_URL. Exit code 1 if it does not.',
    async run(_, values) {
      await check(values);
    },
  },
  release: {
    usage: '[--dry-run] [--key <file>] [--shop <url>]',
    help: `Releases to everybody. ${RELEASE_HELP}`,
    run: (_, values) => release(values),
  },
  canary: {
    usage: '<percent> [--steps 5,25,100] | stop',
    help: `Releases to a share of the shoppers, changes the share of the running canary, or ends it. ${RELEASE_HELP}`,
    run([share], values) {
      if (!share) throw new Error('Which share? remote-tools canary 5, or remote-tools canary stop');
      return release({ ...values, ...(share === 'stop' ? { stop: true } : { share }) });
    },
  },
  preview: {
    usage: '<name> [--days 14] [--new-link] [--remove]',
    help: `Releases to browsers with a secret link, which it prints. ${RELEASE_HELP}`,
    run([preview], values) {
      if (!preview) throw new Error('Which preview? remote-tools preview <name>');
      return release({ ...values, preview });
    },
  },
  releases: {
    usage: '',
    help: 'Lists the current version, canary, previews and history of this remote, the newest change last.',
    async run() {
      assertStore();
      for (const line of await listReleases(openReleases(), readRemoteId())) console.log(line);
    },
  },
  rollback: {
    usage: '[version] [--key <file>]',
    help: 'Makes the previous release current again, or the named one, and asks the shop until it serves it.',
    async run([wanted], values) {
      assertStore();
      shopUrl(values);
      const id = readRemoteId();
      const version = await rollBack(openReleases(openSigning(values.key)), id, wanted);
      await tellServed(values, { id, version });
    },
  },
  keys: {
    usage: 'new <name> [--days 365] | list | rotate <id> [--overlap 14] | revoke <id> --reason "…" [--now]',
    help: `Makes a key of this team, lists the keys, makes the successor of a key, or revokes a key. The public keys are in
releases.keys.json: give this file to the shop after each change (pnpm keys add <file>).`,
    run([command, name], values) {
      if (command === 'revoke' && !values.now) assertStore();
      const next = 'Give this file to the shop: pnpm keys add <file>';
      return runKeys({ command, name, values, remotes: () => [readRemoteId()], next }, usageOf('keys'));
    },
  },
  new: {
    usage: 'page <name> --path /… --es "…" --en "…" | widget <name> | feature <verb-noun> --es "…" --en "…"',
    help: `Writes a page, a widget or a feature, with its test. The installed contract must have the route of the page, or the
widget.`,
    async run([kind, name], values) {
      const { generateHere } = await import('./generate.ts');
      for (const line of generateHere(kind, name, values)) console.log(line);
    },
  },
  update: {
    usage: '[<folder>]',
    help: `Raises all packages of the shop to the newest archives of a folder. Default: those in packages/. Run install and
test after it.`,
    run([folder]) {
      console.log(`The packages of the shop have version ${updatePackages(folder)}. Run install, then test`);
    },
  },
  store: {
    usage: `folder [<folder>] | bucket [<folder>] [--port ${DEFAULT_STORE_PORT}]`,
    help: `Makes a place for releases, to try a release without the shop's bucket: a folder for a shop on this machine, or an
S3-compatible bucket, which it serves until you press Ctrl-C. Prints the settings for this repository and the shop.`,
    run: ([kind = '', folder], { port = DEFAULT_STORE_PORT }) => openStore(kind, folder, port),
  },
};

/** One line about a command. */
const usageOf = (name: string): string => `remote-tools ${name} ${COMMANDS[name]?.usage ?? ''}`.trimEnd();

const usage = (): string => [...Object.keys(COMMANDS).map(usageOf), 'Each command has --help'].join('\n');

/** Runs one command line. @throws Error with a sentence for the terminal */
export const runCommand = async (args: string[]): Promise<void> => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (values.help) console.log(command ? `${usageOf(name)}\n\n${command.help}` : usage());
  else if (command) await command.run(words, values);
  else throw new Error(`${name ? `There is no command ${name}` : 'Which command?'}\n${usage()}`);
};
