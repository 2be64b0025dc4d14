/**
 * Inline script in a shop with tools for assistants: loads the program that registers them, only in a browser with the
 * interface. The server writes the address of the program into `data-tools`.
 */
import { whenActive } from '../when-active.ts';

const { tools = '' } = (document.currentScript as HTMLScriptElement).dataset;
if ('modelContext' in document) whenActive(() => void import(/* webpackIgnore: true */ tools));
