export { Button, ButtonLink } from './button.tsx';
