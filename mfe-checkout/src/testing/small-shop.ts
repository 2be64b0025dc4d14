/** Starts the real API with a small known shop in its own process (`api/test/small-shop.ts`). */
import { spawn } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../../api/test/small-shop.ts');

export interface SmallShop {
  /** URL, e.g. `http://127.0.0.1:41234`. */
  url: string;
  stop(): Promise<void>;
}

export const startSmallShop = async (): Promise<SmallShop> => {
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (line) => done(String(line).trim()));
    void ended.then(() => fail(new Error('The small shop did not start')));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
