import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../process/ports.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Timeout that only detects a hanging build, ms. */
const LIMIT_MS = 600_000;

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const startIn = (folder: string, port: number) => {
  const child = spawn(process.execPath, [path.join(WORKSPACE, 'tools/commands/standalone.ts')], {
    cwd: path.join(WORKSPACE, folder),
    env: { ...process.env, STANDALONE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
    });
  const says = async (words: string) => {
    while (!text.includes(words)) {
      if (child.exitCode !== null) throw new Error(`It ended without saying "${words}":\n${text}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  return { child, says, text: () => text };
};

describe('standalone', { timeout: LIMIT_MS }, () => {
  it('serves the remote’s page at any of its addresses, its code, and the worker of the API stub', async () => {
    const port = await freePort();
    const at = `http://localhost:${port}`;
    const { child, says } = startIn('mfe-account', port);
    await says(`account stands alone at ${at}`);
    const page = await fetch(`${at}/iniciar-sesion?stub.locale=en`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const code = await fetch(at + script);
    expect(code.headers.get('content-type')).toContain('text/javascript');
    expect((await code.text()).length).toBeGreaterThan(10_000);
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    expect(await (await fetch(at + style)).text()).toContain('@layer');
    const worker = await fetch(`${at}/mockServiceWorker.js`);
    expect(await worker.text()).toContain("addEventListener('fetch'");
    expect((await fetch(`${at}/nothing.js`)).status).toBe(404);
    child.kill('SIGINT');
    const [exitCode] = await once(child, 'exit');
    expect(exitCode).toBe(0);
  });

  it('names the process on the port and what to do, and exits', async () => {
    const holder = createServer().listen(0, 'localhost');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { child, text } = startIn('mfe-account', port);
    const [exitCode] = await once(child, 'exit');
    holder.close();
    expect(exitCode).toBe(1);
    expect(text()).toContain(`Port ${port} is taken by process ${process.pid}`);
    expect(text()).toContain(`STANDALONE_PORT=${port + 1}`);
  });

  it('names the folders where it can run', async () => {
    const { child, text } = startIn('shell', await freePort());
    const [exitCode] = await once(child, 'exit');
    expect(exitCode).toBe(1);
    expect(text()).toContain('mfe-checkout');
  });
});
