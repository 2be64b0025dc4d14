/** Starts the shell's server in the foreground. */
import { stopOnSignal } from 'serving/graceful-stop';
import { startTracing } from 'tracing/start-tracing';
import { buildShell } from './app.ts';
import { readConfig } from './config.ts';
import { readShellManifest } from './html/files.ts';

try {
  const config = readConfig();
  const { version } = readShellManifest(config.shellDist);
  const tracing = await startTracing(config.trace, { name: 'shell', version });
  const app = await buildShell(config);
  stopOnSignal(() => app.gracefulStop.stop().then(() => tracing.stop()), config.stopNoticeMs);
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
