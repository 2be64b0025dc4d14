/** Words as a part of an address: `nunoa-cia`. Not longer than `max`. */
export const slugOf = (text: string, max: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, max)
    .replace(/-$/, '');
