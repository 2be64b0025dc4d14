import { describe, expect, it } from 'vitest';
import { MAX_PROOF_BYTES, proofProblem, proofTypeOf } from './proof-file.ts';

const bytes = (text: string, size = 64) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size)]);

describe('a proof of a transfer', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['%PDF-1.7', 'application/pdf'],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<!doctype html>', null],
    ['PK\x03\x04', null],
    ['\x89PNG\n\x1a\n', null],
    ['\n%PDF-1.7', null],
    ['\xff\xd8', null],
  ])('has the type of its first bytes: %j', (text, type) => {
    expect(proofTypeOf(bytes(text))).toBe(type);
  });

  it('is refused when it is too large, empty or of another type', () => {
    const head = '%PDF-1.7';
    expect(proofProblem(bytes(head, MAX_PROOF_BYTES - head.length))).toBeNull();
    expect(proofProblem(bytes(head, MAX_PROOF_BYTES))).toBe('tooLarge');
    expect(proofProblem(new Uint8Array())).toBe('empty');
    expect(proofProblem(bytes('MZ'))).toBe('wrongType');
  });
});
