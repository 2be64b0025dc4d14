import pg from 'pg';
import { prepareWith } from './prepared.ts';

/** Statement by which pg-boss fetches a job. It has one text for each queue, so its name (`''`) follows from the text. */
const FETCH = /^\s*WITH\s+next AS/;

/**
 * Connection of the job queue. Prepares the fetch of jobs, because a worker asks each queue once per second. Its planning
 * takes ten times as long as its execution.
 */
export class QueueClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    prepareWith(this, (text) => (FETCH.test(text) ? '' : undefined));
  }
}
