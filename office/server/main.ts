/** Starts the office's server in the foreground. */
import { buildOfficeServer } from './app.ts';
import { readConfig } from './config.ts';

/** Time for requests in progress after the notice period. */
const DRAIN_MS = 15_000;

try {
  const config = readConfig();
  const { app, stop } = await buildOfficeServer(config);
  const end = () => {
    setTimeout(() => process.exit(1), config.stopNoticeMs + DRAIN_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
