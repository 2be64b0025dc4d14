/** Parses JSON and YAML with the line of each value. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ProblemError } from '../problem.ts';

export interface LocatedData {
  value: unknown;
  /** Line of the value at a path, or of its nearest parent. */
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * @param firstLine line of the file on which `text` starts
 * @throws ProblemError with the line of the first syntax error
 */
export function readLocated(text: string, { firstLine = 1, json = false } = {}): LocatedData {
  const lines = new LineCounter();
  // JSON is a subset of YAML 1.2. For .json files, refuse the rest of YAML.
  if (json) checkJson(text);
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    throw new ProblemError(firstLine + line - 1, firstSentence(error.message));
  }
  return {
    value: document.toJS(),
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return firstLine + lines.linePos(node.range[0]).line - 1;
      }
      return firstLine;
    },
  };
}

const firstSentence = (message: string): string => message.split(/ at line |:\n/)[0] ?? message;

function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
    throw new ProblemError(line, `This is no JSON: ${message.replace(/ \(line.*$/, '')}`);
  }
}

/** Validates the data. Returns line and text of each problem. */
export const problemsOf = (
  data: LocatedData,
  { issues }: z.ZodError,
  at: readonly PropertyKey[] = [],
): { line: number; message: string }[] =>
  issues.map(({ path, message }) => {
    const full = [...at, ...path];
    return { line: data.lineOf(full), message: full.length > 0 ? `${full.join('.')}: ${message}` : message };
  });
