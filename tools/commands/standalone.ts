/** `pnpm --filter mfe-checkout standalone`: runs a remote alone with the stub host and the API stub. */
import path from 'node:path';
import { asCommand } from '../src/process/as-command.ts';
import { packageId, REMOTE_FOLDERS } from '../src/workspace/remote-folder.ts';

process.env.NODE_ENV = 'development';

const dir = path.resolve(process.argv[2] ?? process.cwd());
const name = path.basename(dir);

await asCommand(async () => {
  if (!REMOTE_FOLDERS.includes(name))
    throw new Error(`${name} is no remote. Run it in one of: ${REMOTE_FOLDERS.join(', ')}`);
  const { serveStandalone } = await import('../src/standalone/serve-standalone.ts');
  await serveStandalone({
    dir,
    id: packageId(name),
    port: Number(process.env.STANDALONE_PORT || 3100),
  });
});
