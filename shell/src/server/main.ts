/** Starts the shell's server in the foreground. */
import { startTracing } from 'tracing/start-tracing';
import { buildShell } from './app.ts';
import { readConfig } from './config.ts';
import { readShellManifest } from './files.ts';

/** Time for requests in progress after the notice period. The API answers orders within 9 s. */
const DRAIN_MS = 15_000;

try {
  const config = readConfig();
  const { version } = readShellManifest(config.shellDist);
  const tracing = await startTracing(config.trace, { name: 'shell', version });
  const app = await buildShell(config);
  const stop = () => {
    setTimeout(() => process.exit(1), config.stopNoticeMs + DRAIN_MS).unref();
    void app.shopStop
      .stop()
      .then(() => tracing.stop())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
