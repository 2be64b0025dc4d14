import { Gauge, type Registry } from 'prom-client';
import type { Jobs } from '../queue/jobs.ts';

/**
 * Adds the number of waiting jobs, by which an autoscaler starts workers. All processes count the same jobs, so take the
 * highest value instead of the sum. There is no value before the queue is open, and while the database does not answer.
 */
export function addJobMetrics(registry: Registry, jobs: Pick<Jobs, 'countWaiting'>): void {
  new Gauge({
    name: 'shop_jobs_waiting',
    help: 'Due jobs that no process runs yet',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      const counts = await jobs.countWaiting().catch(() => undefined);
      this.reset();
      for (const [job, count] of Object.entries(counts ?? {})) this.set({ job }, count);
    },
  });
}
