/**
 * Inline script before the markup of the frame, for features that must work before any module is loaded: links
 * of a customer, late pictures, age gate, first use, early clicks and letters, and pages from the back/forward cache.
 */
import { openAgeGate } from './age-gate.ts';
import { keepEarlyLetters } from './early-letters.ts';
import { replayEarlyPresses } from './early-press.ts';
import { watchFirstUse } from './first-use.ts';
import { holdLatePictures } from './late-pictures.ts';
import { reloadOutdated } from './reload-outdated.ts';
import { markRememberedVisitor } from './visitor.ts';

markRememberedVisitor();
holdLatePictures();
openAgeGate();
watchFirstUse();
keepEarlyLetters();
replayEarlyPresses();
reloadOutdated();
