/**
 * A headless Chromium, controlled over the DevTools protocol. Playwright and Puppeteer enable more of the
 * protocol's domains and run scripts of their own in the page. That work would count as work of the page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { ensureChromium } from './chromium.ts';

type Params = Record<string, unknown>;
interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Params;
  result?: unknown;
  error?: { message: string };
}

export interface Session {
  /** @throws Error when Chromium rejects the command */
  send<T = Params>(method: string, params?: Params): Promise<T>;
  /** Returns a function that removes the listener. */
  on<T = Params>(event: string, listener: (params: T) => void): () => void;
  /** Resolves with the next event of this name. */
  next<T = Params>(event: string): Promise<T>;
  /**
   * Evaluates an expression in the page. Waits for a promise.
   * @throws Error when the expression throws
   */
  evaluate<T>(expression: string): Promise<T>;
}
export interface Browser extends Session {
  /** Opens an empty page in a new profile without caches and storage. */
  openPage(): Promise<{ page: Session; close(): Promise<void> }>;
  /** @param sessionId of a target that the browser has attached to */
  sessionOf(sessionId: string): Session;
  close(): Promise<void>;
}

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
];

/** Connection over the pipes 3 and 4, in which a zero byte ends each message. */
const connect = (out: Writable, input: Readable) => {
  let lastId = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let parts: Buffer[] = [];
  const receive = (text: string): void => {
    const message = JSON.parse(text) as Message;
    if (message.id === undefined) for (const listener of [...listeners]) listener(message);
    else waiting.get(message.id)?.(message);
  };
  input.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      receive(Buffer.concat([...parts, chunk.subarray(from, end)]).toString());
      parts = [];
      from = end + 1;
    }
    parts.push(chunk.subarray(from));
  });
  input.on('close', () => {
    for (const fail of waiting.values()) fail({ error: { message: 'Chromium has ended' } });
  });

  return (sessionId?: string): Session => {
    const on: Session['on'] = (event, listener) => {
      const hear = (message: Message): void => {
        if (message.method === event && message.sessionId === sessionId) listener(message.params as never);
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    };
    const send: Session['send'] = (method, params = {}) =>
      new Promise((done, fail) => {
        const id = ++lastId;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) fail(new Error(`${method}: ${error.message}`));
          else done(result as never);
        });
        out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    return {
      send,
      on,
      async evaluate(expression) {
        const options = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails: error } = await send<Evaluated>('Runtime.evaluate', options);
        if (error) throw new Error(error.exception?.description ?? error.text);
        return result.value as never;
      },
      next: (event) =>
        new Promise((done) => {
          const remove = on(event, (params) => {
            remove();
            done(params as never);
          });
        }),
    };
  };
};

export const openBrowser = async (): Promise<Browser> => {
  const program = await ensureChromium(console.error);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-chromium-'));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [...FLAGS, ...sandbox, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const session = connect(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const browser = session();

  return {
    ...browser,
    sessionOf: session,
    async openPage() {
      const context = await browser.send('Target.createBrowserContext');
      const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', ...context });
      const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      return {
        page: session(sessionId),
        close: async () => {
          await browser.send('Target.disposeBrowserContext', context);
        },
      };
    },
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
