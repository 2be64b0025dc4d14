export { EventFacts } from './event-facts.tsx';
export { EventTeaser } from './event-teaser.tsx';
