import type { Parcel, ParcelProblem } from 'shared-contracts/api/common.schema';
import type { ParcelWords } from 'shared-contracts/domain/parcel-words/types';
import { Notice } from '../notice/index.ts';

/** Carrier and number of a sent order, with the link to the carrier's page. */
export const ParcelLine = ({ parcel, words }: { parcel: Parcel; words: ParcelWords }) => (
  <>
    {words.sent(parcel.carrier, parcel.number)}{' '}
    {parcel.url && (
      <a href={parcel.url} target="_blank" rel="noreferrer">
        {words.link(parcel.carrier)}
      </a>
    )}
  </>
);

type ParcelNoticeProps = { problem: ParcelProblem | null | undefined; words: ParcelWords };

/** A parcel that came back to the shop or is lost, and what follows. Nothing for others. */
export const ParcelNotice = ({ problem, words }: ParcelNoticeProps) =>
  problem ? <Notice kind="warning">{words.problems[problem]}</Notice> : null;
