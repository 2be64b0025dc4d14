export { EventFacts } from './event-facts.tsx';
export { EventTeaser } from './event-teaser.tsx';
export { seatsOf } from './event-words.ts';
