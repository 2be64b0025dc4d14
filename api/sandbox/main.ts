import { buildSandbox } from './app.ts';

const DEFAULT_PORT = 4100;
/** Loopback only, because anyone with access to the sandbox can approve payments. */
const HOST = '127.0.0.1';

const port = Number(process.env.GATEWAY_PORT || DEFAULT_PORT);
const app = buildSandbox({
  shopName: process.env.GATEWAY_SHOP_NAME,
  // An empty setting counts as unset.
  apiPort: process.env.API_PORT || undefined,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());

try {
  await app.listen({ port, host: HOST });
  console.log(`Sandbox (card gateway, tax office, courier) on http://${HOST}:${port}`);
} catch (error) {
  console.error(`The sandbox cannot listen on port ${port}: ${(error as Error).message}`);
  console.error('Stop the program that uses the port, or set GATEWAY_PORT to another one.');
  process.exitCode = 1;
}
