import { inSantiago } from '../../lib/santiago.ts';

/** Time in Chile as tax documents write it, `2026-11-28T12:28:31`. */
export const localTime = (moment: Date): string => {
  const { date, hour: hoursAndMinutes } = inSantiago(moment);
  return `${date}T${hoursAndMinutes}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;
};
