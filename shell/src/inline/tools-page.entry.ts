/** The program that registers the tools of the page's releases with the browser. Not inline: tools-start imports it. */
import { registerTools } from './tools/register-tools.ts';

registerTools();
