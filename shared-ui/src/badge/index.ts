export { Badge, CountBadge } from './badge.tsx';
