/** Starts the office's server in the foreground. */
import { stopOnSignal } from 'serving/graceful-stop';
import { buildOfficeServer } from './app.ts';
import { readConfig } from './config.ts';

try {
  const config = readConfig();
  const app = await buildOfficeServer(config);
  stopOnSignal(() => app.gracefulStop.stop(), config.stopNoticeMs);
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
