/** The program that records spans in a traced page (trace-start.entry.ts loads it). */
import { recordPage } from './trace/record-page.ts';

recordPage();
