/**
 * Draws a picture for every address below /storage. The same picture name gives the same drawing, so that
 * screenshots can be compared.
 */
import { seedOf } from './generate.ts';

const TONES = [
  { ground: '#efe7da', ink: '#6d1f2f' },
  { ground: '#e6ebe0', ink: '#3f5a3c' },
  { ground: '#e9e4ee', ink: '#4a3a63' },
  { ground: '#f3e6d5', ink: '#8a5a22' },
] as const;

const nameOf = (pathname: string): string =>
  (pathname.split('/').at(-1) ?? '')
    .replace(/\.(avif|webp|jpe?g|png|svg)$/, '')
    .replace(/\.[0-9a-f]{6,}$/, '');

/** Ratio of width to height: pictures of products 4:5, all others 3:2. */
const sizeOf = (pathname: string) =>
  pathname.includes('/products/') ? { width: 400, height: 500 } : { width: 600, height: 400 };

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const drawPicture = (pathname: string) => {
  const name = nameOf(pathname);
  const { width, height } = sizeOf(pathname);
  const number = seedOf(name, 0);
  const { ground, ink } = TONES[number % TONES.length] ?? TONES[0];
  const radius = 60 + (number % 60);
  const body = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
      `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<circle cx="${width / 2}" cy="${height / 2 - 30}" r="${radius}" fill="${ink}" fill-opacity=".85"/>`,
    `<text x="50%" y="${height - 60}" text-anchor="middle" font-family="sans-serif" ` +
      `font-size="17" fill="${ink}">${escapeXml(name)}</text>`,
    '</svg>',
  ].join('');
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body, delayMs: 0 };
};
