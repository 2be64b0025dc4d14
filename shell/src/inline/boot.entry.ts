/** Inline script before the markup of the frame: what must work before any module is loaded. */
import { openAgeGate } from './age-gate.ts';
import { replayEarlyPresses } from './early-press.ts';

openAgeGate();
replayEarlyPresses();
