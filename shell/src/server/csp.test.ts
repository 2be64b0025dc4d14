import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, sha256 } from './csp.ts';

const policy = contentSecurityPolicy({
  inlineScripts: ['boot()'],
  scriptHashes: ['sha384-abc'],
  inlineStyles: ['p{}'],
  formOrigins: ['https://pay.example'],
});
const directive = (name: string) =>
  policy
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

  it('lets forms go to the card gateway', () => {
    expect(directive('form-action')).toEqual(["'self'", 'https://pay.example']);
  });
});
