/** Paths that follow a bottle's contour. */
import { n } from '../svg.ts';

export type Profile = readonly (readonly [number, number])[];

/**
 * The silhouette, or the part between `top` and `bottom` (a capsule, the drink). `sag` curves its cut ends.
 */
export const silhouette = (profile: Profile, top = -1, bottom = 1e6, grow = 0, sag = 0): string => {
  const part = slice(profile, top, bottom);
  const right = part.map(([x, y]) => `${n(x + grow)} ${n(y)}`);
  const left = part.map(([x, y]) => `${n(-x - grow)} ${n(y)}`).reverse();
  const [endX, endY] = part.at(-1) ?? [0, 0];
  const curve = sag ? `Q0 ${n(endY + sag * 2)} ${n(-endX - grow)} ${n(endY)}L` : 'L';
  return `M${right.join('L')}${curve}${left.join('L')}Z`;
};

/** Half width at a height. */
export const halfAt = (profile: Profile, y: number): number => {
  for (let index = 1; index < profile.length; index++) {
    const [x1, y1] = profile[index - 1] as [number, number];
    const [x2, y2] = profile[index] as [number, number];
    if (y <= y2) return y2 === y1 ? x2 : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  }
  return profile.at(-1)?.[0] ?? 0;
};

/** The points between two heights, including both ends. */
export const slice = (profile: Profile, top: number, bottom: number): [number, number][] => {
  const from = Math.max(top, profile[0]?.[1] ?? 0);
  const to = Math.min(bottom, profile.at(-1)?.[1] ?? 0);
  const inside = profile.filter(([, y]) => y > from && y < to).map(([x, y]): [number, number] => [x, y]);
  return [
    [halfAt(profile, from), from],
    ...inside,
    [to >= (profile.at(-1)?.[1] ?? 0) ? (profile.at(-1)?.[0] ?? 0) : halfAt(profile, to), to],
  ];
};

/**
 * A strip between two fractions of the half width (-1 is the left edge, 1 the right): a
 * reflection that bends with the glass.
 */
export const strip = (profile: Profile, from: number, to: number, top: number, bottom: number): string => {
  const part = slice(profile, top, bottom).filter(
    (_, index, all) => index % 2 === 0 || index === all.length - 1,
  );
  const outer = part.map(([x, y]) => `${n(x * from)} ${n(y)}`);
  const inner = part.map(([x, y]) => `${n(x * to)} ${n(y)}`).reverse();
  return `M${outer.join('L')}L${inner.join('L')}Z`;
};
