import type { BootData } from '../boot-data.ts';

/** Data that the server left in the page. */
export const readBoot = (): BootData =>
  JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as BootData;
