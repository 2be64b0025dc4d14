import type { ParcelProblem } from 'shared-contracts/api/common.schema';
import type { ParcelWords } from 'shared-contracts/domain/parcel-words/types';
import { Notice } from '../notice/index.ts';

/** A parcel that came back to the shop or is lost, and what follows. Nothing for others. */
export const ParcelNotice = ({
  problem,
  words,
}: {
  problem: ParcelProblem | null | undefined;
  words: ParcelWords;
}) => (problem ? <Notice kind="warning">{words.problems[problem]}</Notice> : null);
