/** Starts the shell's server in the foreground. */
import { buildShell } from './app.ts';
import { readConfig } from './config.ts';

/** What is still under way at the stop may take this long. */
const STOP_DEADLINE_MS = 6_000;

try {
  const config = readConfig();
  const app = await buildShell(config);
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
