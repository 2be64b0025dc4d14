import { readFileSync, statfsSync } from 'node:fs';

/** Not os.tmpdir(), because a socket's path must be short and another user may have to enter the folder. */
const DISK = '/tmp';
const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** Free space that the memory file system must have: three times the need of a run. */
const ROOM_BYTES = GIGABYTE;
const FREE_MEMORY_BYTES = 2 * GIGABYTE;

/** Folders that may hold the data of a run. */
export const TEST_ROOTS: readonly string[] = [DISK, MEMORY];

interface Machine {
  /** Text of /proc/mounts. */
  mounts: string;
  /** Free bytes of the memory file system. */
  room: number;
  /** Bytes of memory that the machine has available for processes. */
  memory: number;
}

/**
 * Chooses the folder of a run's data: in memory if it has enough space, because copying a template on a disk
 * costs 20 times the processor time. Never a file system that forbids programs, because PostgreSQL's programs
 * may be copied into the folder.
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
