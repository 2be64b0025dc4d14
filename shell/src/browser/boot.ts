import type { BootData } from '../boot-data.ts';

/** Reads the boot data of the page. */
export const readBoot = (): BootData =>
  JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as BootData;
