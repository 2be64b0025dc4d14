/** Starts a program that works until it is stopped, because a stop ends the process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'until-stopped.ts');

/** @param work body of an async function that may use `onStop` */
const program = (work: string) => {
  const script = `import { onStop, untilStopped } from ${JSON.stringify(MODULE)};
    await untilStopped(async () => { ${work} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (part) => (printed.out += part));
  child.stderr.on('data', (part) => (printed.err += part));
  return { child, printed };
};

it('prints no failure of a step that Ctrl-C interrupted, and runs the clean-ups to their end', async () => {
  const { child, printed } = program(`
    onStop(() => new Promise((done) => setTimeout(() => { console.log('stopped'); done(); }, 300)));
    await new Promise((done, fail) => {
      process.on('SIGINT', () => fail(new Error('build failed')));
      setInterval(() => undefined, 1000);
      console.log('builds');
    });
  `);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(printed).toEqual({ out: 'builds\nstopped\n', err: '' });
  expect(code).toBe(0);
});

it('stops once when the terminal and pnpm both send the signal', async () => {
  const { child, printed } = program(`
    onStop(() => new Promise((done) => {
      console.log('stopping');
      setTimeout(() => { console.log('stopped'); done(); }, 300);
    }));
    setInterval(() => undefined, 1000);
    console.log('works');
    await new Promise(() => undefined);
  `);
  child.stdout.on('data', (part) => void (/works|stopping/.test(String(part)) && child.kill('SIGINT')));
  const [code] = await once(child, 'close');
  expect(printed).toEqual({ out: 'works\nstopping\nstopped\n', err: '' });
  expect(code).toBe(0);
});

it('prints the failure of a step with its remedy, and ends with 1', async () => {
  const { child, printed } = program(
    `throw Object.assign(new Error('Port 3000 is taken.'), { remedy: 'Choose another.' });`,
  );
  const [code] = await once(child, 'close');
  expect(printed.err).toBe('\nPort 3000 is taken.\nChoose another.\n');
  expect(code).toBe(1);
});
