export { ALCOHOL_WARNINGS, type AlcoholPhrase, AlcoholWarning } from './alcohol-warning.tsx';
