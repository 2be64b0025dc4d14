/**
 * Inline script before the markup of the frame, for features that must work before any module is loaded: age
 * gate and early clicks.
 */
import { openAgeGate } from './age-gate.ts';
import { replayEarlyPresses } from './early-press.ts';

openAgeGate();
replayEarlyPresses();
