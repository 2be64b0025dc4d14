import { expect, it } from 'vitest';
import { chooseTestRoot } from './test-root.ts';

const GIGABYTE = 1024 ** 3;
const DISKS = '/dev/vda / ext4 rw,relatime 0 0\n';
const MACHINE = {
  mounts: `${DISKS}tmpfs /dev/shm tmpfs rw,nosuid,nodev,size=8g 0 0\n`,
  room: 8 * GIGABYTE,
  memory: 8 * GIGABYTE,
};

it('keeps the data of a test run in memory if the machine allows it', () => {
  expect(chooseTestRoot(MACHINE)).toBe('/dev/shm');
});

it.each([
  ['has no file system in memory', { mounts: DISKS }],
  [
    'forbids programs in the memory file system',
    { mounts: `${DISKS}shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0\n` },
  ],
  ['has a small memory file system, like a container', { room: 64 * 1024 ** 2 }],
  ['has little memory left', { memory: GIGABYTE }],
])('keeps the data on the disk when the machine %s', (_, changes) => {
  expect(chooseTestRoot({ ...MACHINE, ...changes })).toBe('/tmp');
});
