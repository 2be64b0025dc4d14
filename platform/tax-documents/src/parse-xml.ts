import { DOMParser } from '@xmldom/xmldom';

/**
 * Root element of a text.
 * @param fail throws the caller's error when the text is not XML
 */
export const parseXml = (xml: string, fail: (message: string) => never) => {
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
  return parser.parseFromString(xml, 'text/xml').documentElement ?? fail('Empty');
};
