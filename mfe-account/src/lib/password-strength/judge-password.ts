/** Loaded when a new password is typed: the library with its list of what people really use weighs more than a page. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const judge = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

/** What is longer is no easier to guess, and each character costs time. */
const JUDGED_LENGTH = 64;

/** How hard a password is to guess, from 0 (at once) to 4 (not in a lifetime). */
export const judgePassword = (password: string): number =>
  judge.check(password.slice(0, JUDGED_LENGTH)).score;
