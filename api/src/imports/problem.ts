/** What is wrong with a file, where the person at the keyboard can find it. */
export interface Problem {
  /** As it was named on the command line. */
  file: string;
  /** From 1; null where no line is to blame. */
  line: number | null;
  message: string;
}

export const printProblem = ({ file, line, message }: Problem): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`;

/** Something that cannot be read as it stands. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly line: number | null;
  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}
