/**
 * Inline script of pages while a canary runs, after all markup: reports the signals of the remotes with a canary in
 * this browser. The server writes their shares into its attribute `data-canary`.
 */
import type { CanaryShares } from '../canary-report.ts';
import { whenActive } from '../when-active.ts';
import { collectSignals } from './canary/collect-signals.ts';

const { canary = '{}' } = (document.currentScript as HTMLScriptElement).dataset;
whenActive(() => collectSignals(JSON.parse(canary) as CanaryShares));
