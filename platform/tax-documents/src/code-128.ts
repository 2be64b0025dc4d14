import bwipjs from 'bwip-js/node';

/**
 * Linear code that every hand scanner reads (Code 128), for labels of parcels. It is here, because this package has the
 * library that draws codes.
 * @returns widths in modules: bar, gap, bar … The border is not in it: leave 10 modules free on both sides
 */
export const code128 = (text: string): number[] => {
  const [code] = bwipjs.raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('The text cannot be written in Code 128.');
  return [...code.sbs];
};
