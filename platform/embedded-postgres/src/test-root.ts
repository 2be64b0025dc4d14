import { readFileSync, statfsSync } from 'node:fs';

/** Not os.tmpdir(), because a socket's path must be short and another user may have to enter the folder. */
const DISK = '/tmp';
const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** A run needs a third of it at most. */
const ROOM_BYTES = GIGABYTE;
const FREE_MEMORY_BYTES = 2 * GIGABYTE;

/** Folders that may hold the data of a run. */
export const TEST_ROOTS: readonly string[] = [DISK, MEMORY];

interface Machine {
  /** Text of /proc/mounts. */
  mounts: string;
  /** Free bytes of the memory file system. */
  room: number;
  /** Bytes of memory that processes can still take. */
  memory: number;
}

/**
 * Folder of the data of a run: in memory where there is room, because to copy a template on a disk costs 20 times the
 * processor time. Not on a file system that forbids programs, which may be copied beside the data.
 */
export function chooseTestRoot({ mounts, room, memory }: Machine): string {
  const options = new RegExp(`^\\S+ ${MEMORY} tmpfs (\\S+)`, 'm').exec(mounts)?.[1]?.split(',') ?? ['noexec'];
  const isUsable = !options.includes('noexec') && !options.includes('ro');
  return isUsable && room >= ROOM_BYTES && memory >= FREE_MEMORY_BYTES ? MEMORY : DISK;
}

/** The folder for a run on this machine. */
export function testRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mounts = readFileSync('/proc/mounts', 'utf8');
    return chooseTestRoot({ mounts, room: bavail * bsize, memory: process.availableMemory() });
  } catch {
    // Not Linux.
    return DISK;
  }
}
