/** Staff of the demo shop's office, and their second factor. */
import { createHmac } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readShop } from './shop.ts';

export const STAFF = {
  owner: 'duena@casaquillay.example',
  manager: 'gerente@casaquillay.example',
  warehouse: 'bodega@casaquillay.example',
  editor: 'editora@casaquillay.example',
  support: 'soporte@casaquillay.example',
} as const;

export const STAFF_PASSWORD = 'vendimia en Quillay 22';

const OPEN_MS = 180_000;
const STEP_MS = 30_000;

/** The office opens after the shop, and the first time it is built before. */
export const officeIsOpen = async (): Promise<void> => {
  const { officeUrl } = readShop();
  for (const until = Date.now() + OPEN_MS; Date.now() < until; await wait(200)) {
    const answer = await fetch(`${officeUrl}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The office at ${officeUrl} did not open`);
};

/** A sign-in waits for a code for half a minute, and a busy machine may pause for a minute. */
const LOCK_MS = 240_000;

/** Runs `work` in one worker at a time. */
export const oneAtATime = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const lock = path.join(readShop().dataDir, `${name}.lock`);
  let isOurs = false;
  // The lock of a test that was killed does not stop the others for ever.
  for (const until = Date.now() + LOCK_MS; Date.now() < until; await wait(100)) {
    try {
      mkdirSync(lock);
      isOurs = true;
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  try {
    return await work();
  } finally {
    if (isOurs) rmSync(lock, { recursive: true, force: true });
  }
};

/**
 * Gives a code of a demo staff member that was not used yet, to one test at a time: tests that ask together would get
 * the same code, and each code works once. Returns when `enter` has used it.
 */
export const withCode = <Result>(email: string, enter: (code: string) => Promise<Result>): Promise<Result> =>
  oneAtATime(`sign-in-${email}`, async () => enter(await nextCode(email)));

/** Waits when the codes of this half minute are used up. */
const nextCode = async (email: string): Promise<string> => {
  for (;;) {
    const url = new URL('/office/dev/code', readShop().officeUrl);
    url.searchParams.set('email', email);
    const answer = await fetch(url);
    const { code, wait_seconds = 0 } = (await answer.json()) as { code?: string; wait_seconds?: number };
    if (code) return code;
    if (answer.status !== 409) throw new Error(`${url} answers ${answer.status}`);
    await wait(wait_seconds * 1_000);
  }
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code that an authenticator app shows for this secret (RFC 6238), now or some steps of 30 s later. */
export const appCode = (secret: string, ahead = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
