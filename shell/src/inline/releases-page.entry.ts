import { keepFresh } from './releases-page.ts';

keepFresh();
