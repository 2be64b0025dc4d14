/** Checks of the images without a container engine (docs/operations/containers.md). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { packageFolders } from 'tools/workspace/package-folders';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const words = (instruction: Instruction): string[] =>
  instruction.getArguments().map((argument) => argument.getValue());

describe.each(['api/Dockerfile', 'shell/Dockerfile', 'office/Dockerfile', 'demo-shop/Dockerfile'])(
  '%s',
  (file) => {
    const text = read(file);
    const instructions = DockerfileParser.parse(text).getInstructions();
    const of = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
    const last = (keyword: string) => of(keyword).at(-1) as Instruction;

    it('passes the linter', () => {
      expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
      expect(validate(text.replace('COPY', 'COPPY'))).not.toEqual([]);
    });

    it('copies only files that exist in the build context', () => {
      const copied = (of('COPY') as Copy[])
        .filter((copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'))
        .flatMap((copy) => words(copy).slice(0, -1));
      expect(copied.length).toBeGreaterThan(3);
      for (const source of copied) expect(existsSync(path.join(WORKSPACE, source)), source).toBe(true);
    });

    it('runs the pinned Node and pnpm of the workspace', () => {
      const node = /^nodeVersion: (\S+)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
      for (const from of of('FROM')) expect(words(from)[0]).toBe(`node:${node}-bookworm-slim`);
      for (const [, version] of text.matchAll(/pnpm@(\S+)/g))
        expect(read('README.md')).toContain(`pnpm@${version}`);
    });

    it('runs without root, has a health check and starts an existing program', () => {
      const final = instructions.slice(instructions.lastIndexOf(last('FROM')));
      const keywords = final.map((one) => one.getKeyword());
      expect(words(last('USER'))).toEqual(['node']);
      expect(keywords.indexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('RUN'));
      expect(keywords).toContain('HEALTHCHECK');
      const [program, ...rest] = JSON.parse(last('CMD').getArgumentsContent() ?? '[]') as string[];
      const script = rest.find((word) => !word.startsWith('--'));
      expect(program).toBe('node');
      expect(existsSync(path.join(WORKSPACE, script as string))).toBe(true);
    });

    it('contains every workspace package that its program imports', () => {
      const folder =
        { api: 'api/src', 'demo-shop': '{api,demo-shop}/src', office: 'office/server' }[path.dirname(file)] ??
        'shell/src/server';
      const sources = globSync(`${folder}/**/*.ts`, { cwd: WORKSPACE }).filter(
        (name) => !/\.test\.ts$|\/(testing|test|fixtures)\//.test(name),
      );
      const used = new Set(
        sources.flatMap((name) =>
          [...read(name).matchAll(/from '([a-z][\w-]*)\/[\w-]+/g)].map(([, owner]) => owner),
        ),
      );
      const copied = (of('COPY') as Copy[]).flatMap((copy) => words(copy).slice(0, -1));
      const needed = packageFolders(WORKSPACE).filter((one) => used.has(path.basename(one)));
      expect(needed).toContain('shared-contracts');
      expect(copied).toEqual(expect.arrayContaining(needed.map((one) => `${one}/src`)));
    });
  },
);

describe.each(['lab/containers/pgbouncer.Dockerfile', 'lab/containers/edge.Dockerfile'])('%s', (file) => {
  const text = read(file);
  const final = DockerfileParser.parse(text).getInstructions();
  const one = (keyword: string) => final.find((instruction) => instruction.getKeyword() === keyword);

  it('passes the linter, runs without root and has a health check', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(words(one('USER') as Instruction)).toEqual(['1000:1000']);
    expect(one('HEALTHCHECK')).toBeDefined();
    // The tests run the programs of this release of Debian.
    expect(words(one('FROM') as Instruction)).toEqual(['debian:bookworm-slim']);
  });
});
