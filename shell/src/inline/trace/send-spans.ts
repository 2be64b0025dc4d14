/** Collects the spans of a page and sends them to the shell, as long as the shopper consents. */
import { followConsent } from '../../consent.ts';
import { type ReportedSpan, SPANS_PER_REPORT, TRACE_REPORT_PATH } from '../../trace-report.ts';

/** Spans that end within this time are sent in one report. */
const GATHER_MS = 2_000;
/** A page that stays open for hours does not record for ever. */
const SPANS_PER_PAGE = 300;

export const createSpanSender = () => {
  let isAllowed = false;
  let left = SPANS_PER_PAGE;
  let waiting: ReportedSpan[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(gathering);
    gathering = undefined;
    while (waiting.length > 0)
      navigator.sendBeacon(TRACE_REPORT_PATH, JSON.stringify(waiting.splice(0, SPANS_PER_REPORT)));
  };
  followConsent(({ measurement }) => {
    isAllowed = measurement;
    if (!isAllowed) waiting = [];
  });
  addEventListener('pagehide', send);
  addEventListener('visibilitychange', () => document.hidden && send());
  return {
    isAllowed: (): boolean => isAllowed && left > 0,
    add(span: ReportedSpan) {
      if (!isAllowed || left <= 0) return;
      left -= 1;
      waiting.push(span);
      if (document.hidden) send();
      else gathering ??= setTimeout(send, GATHER_MS);
    },
  };
};
