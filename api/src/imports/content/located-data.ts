/** JSON and YAML read so that each value knows its line. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ProblemError } from '../problem.ts';

export interface LocatedData {
  value: unknown;
  /** Line of the value at a path, or of the nearest thing around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * @param firstLine the line at which `text` begins in its file
 * @throws ProblemError with the line of the first mistake
 */
export function readLocated(text: string, { firstLine = 1, json = false } = {}): LocatedData {
  const lines = new LineCounter();
  // Every JSON text is YAML 1.2; what YAML allows beside it is refused for files that say they are JSON.
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

/** What is wrong with the data by a schema: line and sentence of each mistake. */
export const problemsOf = (
  data: LocatedData,
  { issues }: z.ZodError,
  at: readonly PropertyKey[] = [],
): { line: number; message: string }[] =>
  issues.map(({ path, message }) => {
    const full = [...at, ...path];
    return { line: data.lineOf(full), message: full.length > 0 ? `${full.join('.')}: ${message}` : message };
  });
