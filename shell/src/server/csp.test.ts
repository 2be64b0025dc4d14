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
  it('lets only hashed scripts run, and what they load', () => {
    expect(directive('script-src')).toEqual(["'strict-dynamic'", sha256('boot()'), "'sha384-abc'"]);
  });

  it('holds no unsafe source and asks for trusted types', () => {
    expect(policy).not.toContain('unsafe');
    expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('lets measurements out only where a tag manager is configured, and still holds no unsafe source', () => {
    expect(directive('connect-src')).toEqual(["'self'"]);
    expect(directive('trusted-types')).toEqual(['shop', 'structured-data']);
    const measured = contentSecurityPolicy({ ...parts, tagManager: true });
    expect(directive('connect-src', measured)).toContain('https://*.google-analytics.com');
    expect(directive('script-src', measured)).toEqual(directive('script-src'));
    expect(directive('trusted-types', measured)).toEqual(['shop', 'structured-data', 'default']);
    expect(measured).not.toContain('unsafe');
  });

  it('lets forms go to the card gateway', () => {
    expect(directive('form-action')).toEqual(["'self'", 'https://pay.example']);
  });
});
