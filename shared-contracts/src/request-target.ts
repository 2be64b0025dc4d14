/**
 * Whether the target of a request has a fragment, which no client sends (RFC 9112, 3.2). Routers drop it, so it would
 * hide a path from the rules of a proxy in front.
 */
export const hasFragment = (target = ''): boolean => target.includes('#');
