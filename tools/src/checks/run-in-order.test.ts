import { expect, it } from 'vitest';
import { runInOrder } from './run-in-order.ts';

const check = (name: string, more: { needs?: string; runsAlone?: true } = {}) => ({
  name,
  title: name,
  ...more,
});
const passed = { passed: 1, failed: 0, skipped: 0, output: '' };

/** Starts checks that the test ends one by one with `end`. */
const start = (checks: ReturnType<typeof check>[], cores: number) => {
  const started: string[] = [];
  const end = new Map<string, (failed?: number) => void>();
  const outcomes = runInOrder(
    checks,
    ({ name }) => {
      started.push(name);
      return new Promise((done) =>
        end.set(name, (failed = 0) => done({ ...passed, passed: 1 - failed, failed })),
      );
    },
    cores,
  );
  const finish = async (name: string, failed?: number) => {
    end.get(name)?.(failed);
    await new Promise((done) => setImmediate(done));
  };
  return { started, finish, outcomes };
};

it('runs one check per core, and tests alone afterwards', async () => {
  const { started, finish, outcomes } = start(
    [
      check('a'),
      check('unit', { runsAlone: true }),
      check('b'),
      check('c'),
      check('journeys', { runsAlone: true }),
    ],
    2,
  );
  expect(started).toEqual(['a', 'b']);
  await finish('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await finish('c');
  expect(started).not.toContain('unit');
  await finish('a');
  expect(started.at(-1)).toBe('unit');
  await finish('unit');
  await finish('journeys');
  expect(await outcomes).toHaveLength(5);
});

it('starts a check after the one that it needs, and skips it when that failed', async () => {
  const { started, finish, outcomes } = start(
    [check('size', { needs: 'build' }), check('build'), check('types')],
    3,
  );
  expect(started).toEqual(['build', 'types']);
  await finish('build', 1);
  expect(started).toEqual(['build', 'types']);
  await finish('types');
  expect(await outcomes).toContainEqual({ passed: 0, failed: 0, skipped: 1, output: '' });
});

it('does not wait for a needed check that the command line did not select', async () => {
  const { started, finish, outcomes } = start([check('journeys', { needs: 'build', runsAlone: true })], 2);
  await finish('none');
  expect(started).toEqual(['journeys']);
  await finish('journeys');
  expect(await outcomes).toHaveLength(1);
});
