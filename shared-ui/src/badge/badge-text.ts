const COUNT_MAX = 99;

/** Text of a badge that counts things. */
export const badgeText = (count: number): string => (count > COUNT_MAX ? `${COUNT_MAX}+` : String(count));
