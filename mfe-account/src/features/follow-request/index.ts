export { FollowRequest } from './follow-request.tsx';
