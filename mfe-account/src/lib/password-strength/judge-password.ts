/**
 * Loaded when the user types a new password, because the library with its dictionary is larger than a page.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const judge = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

/** Characters to judge. More do not change the score, and each costs time. */
const JUDGED_LENGTH = 64;

/** Strength of a password: 0 (guessed at once) to 4 (very hard to guess). */
export const judgePassword = (password: string): number =>
  judge.check(password.slice(0, JUDGED_LENGTH)).score;
