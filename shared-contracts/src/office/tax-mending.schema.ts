import { z } from 'zod';

const one = { params: z.object({ id: z.uuid() }), response: z.object({}) };
export const sendTaxDocumentAgain = one;
export const replaceTaxDocument = one;
