import path from 'node:path';

/** Problem of a file with its location. */
export interface Problem {
  /** File name, as the operator sees it. */
  file: string;
  /** Line from 1. Null when the problem has no line. */
  line: number | null;
  message: string;
}

/** Name of a file in messages to the operator. */
export const labelOf = (file: string): string => path.relative(process.cwd(), file);

export const printProblem = ({ file, line, message }: Problem): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`;

/** Thrown for content that cannot be imported. Carries the line of the problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly line: number | null;
  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}
