/** Problem of a file with its location. */
export interface Problem {
  /** Name on the command line. */
  file: string;
  /** Line from 1. Null when the problem has no line. */
  line: number | null;
  message: string;
}

export const printProblem = ({ file, line, message }: Problem): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`;

/** A file cannot be read. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly line: number | null;
  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}
