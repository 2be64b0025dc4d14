const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

// Each part of the patterns ends at a character that the part cannot contain, so matching takes linear time
// (no ReDoS).
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/**
 * Whether mail services accept the text as an e-mail address: no quotes, no comments, a domain with a dot.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_LENGTH || text.length > MAX_LENGTH) return false;
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
