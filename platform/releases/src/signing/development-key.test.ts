import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDevelopmentKey } from './development-key.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'keys');
});
afterEach(() => rmSync(path.dirname(dir), { recursive: true, force: true }));

it('is made once, and only its owner can read it', () => {
  const first = openDevelopmentKey(dir).sign(Buffer.from('a'));
  expect(openDevelopmentKey(dir).sign(Buffer.from('a'))).toEqual(first);
  expect(statSync(path.join(dir, 'development.pem')).mode & 0o777).toBe(0o600);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

it('is the same for two processes that start at the same time', async () => {
  const module = path.resolve(import.meta.dirname, 'development-key.ts');
  const program = `
    const { openDevelopmentKey } = await import(${JSON.stringify(module)});
    console.log(openDevelopmentKey(${JSON.stringify(dir)}).sign(Buffer.from('a')).value);`;
  const start = async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    await once(child, 'close');
    return text;
  };
  const [one, other] = await Promise.all([start(), start()]);
  expect(one).toMatch(/^[\w-]{86}\n$/);
  expect(other).toBe(one);
  expect(readdirSync(dir).sort()).toEqual(['development.pem', 'development.public']);
  expect(readFileSync(path.join(dir, 'development.public'), 'utf8')).toMatch(/^[\w-]{43}\n$/);
});
