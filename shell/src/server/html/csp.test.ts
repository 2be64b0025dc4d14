import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, sha256 } from './csp.ts';

const parts = {
  inlineScripts: ['boot()'],
  scriptHashes: ['sha384-abc'],
  inlineStyles: ['p{}'],
  formOrigins: ['https://pay.example'],
};
const policy = contentSecurityPolicy(parts);
const directive = (name: string, of = policy) =>
  of
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('content security policy', () => {
  it('allows only hashed scripts, and scripts that they load', () => {
    expect(directive('script-src')).toEqual(["'strict-dynamic'", sha256('boot()'), "'sha384-abc'"]);
  });

  it('contains no unsafe source and requires Trusted Types', () => {
    expect(policy).not.toContain('unsafe');
    expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('allows analytics requests only with a tag manager, still without unsafe sources', () => {
    expect(directive('connect-src')).toEqual(["'self'"]);
    expect(directive('trusted-types')).toEqual(['shop', 'structured-data']);
    const measured = contentSecurityPolicy({ ...parts, tagManager: true });
    expect(directive('connect-src', measured)).toContain('https://*.google-analytics.com');
    expect(directive('script-src', measured)).toEqual(directive('script-src'));
    expect(directive('trusted-types', measured)).toEqual(['shop', 'structured-data', 'default']);
    expect(measured).not.toContain('unsafe');
  });

  it('allows forms to be submitted to the card gateway', () => {
    expect(directive('form-action')).toEqual(["'self'", 'https://pay.example']);
  });
});
